import { createFileRoute, useHydrated } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { NewsletterForm } from '../tools/newsletter/newsletter-form.tsx';
import { NewsletterEmailLink } from '../tools/newsletter/email-link.tsx';
import { loadPage } from './-load-page.ts';

interface LetterLink {
  token?: string;
  action?: 'confirm' | 'unsubscribe';
}

/** The newsletter: its form, or the answer to a link in one of its e-mails. */
export const Route = createFileRoute('/newsletter')({
  validateSearch: ({ token, action }: Record<string, unknown>): LetterLink =>
    typeof token === 'string' && (action === 'confirm' || action === 'unsubscribe')
      ? { token, action }
      : {},
  loader: loadPage,
  component: Newsletter,
});

function Newsletter() {
  const search = Route.useSearch();
  // The prerendered page does not know the link's token, so it is read after hydration.
  const { token, action } = useHydrated() ? search : {};
  return (
    <PageView page={Route.useLoaderData()} text="newsletter">
      {token && action ? <NewsletterEmailLink token={token} action={action} /> : <NewsletterForm />}
    </PageView>
  );
}
