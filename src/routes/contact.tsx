import { createFileRoute, useHydrated } from '@tanstack/react-router';
import type { RouterContext } from '../app/shell/router-context.ts';
import { PageView } from '../app/shell/page-view.tsx';
import { business } from '../content/business.ts';
import type { LeadFormType } from '../tools/leads/lead-form-types.ts';
import { LeadForm } from '../tools/leads/lead-form.tsx';
import { leadForm, leadFormTypeOf } from '../tools/leads/lead-form-store.ts';
import { useMessages } from '../locales/text.tsx';
import { loadPage } from './-load-page.ts';

/** The lead form as a plain page, for when the dialog cannot be. */
export const Route = createFileRoute('/contact')({
  validateSearch: ({ type }: Record<string, unknown>): { type?: string } =>
    typeof type === 'string' ? { type } : {},
  loaderDeps: ({ search }) => ({ type: leadFormTypeOf(search.type) }),
  loader: async ({ deps: { type }, ...rest }) => {
    const page = await loadPage(rest);
    // The page was written for a consultation: another request has a title of its own.
    return type === 'consultation' ? page : { ...page, title: titleOf(type, rest.context) };
  },
  component: Contact,
});

const titleOf = (type: LeadFormType, { messages }: RouterContext): string =>
  `${messages.lead.forms[type].title} | ${business.name}`;

function Contact() {
  const { lead } = useMessages();
  const search = Route.useSearch();
  // The prerendered page does not know the address's query, so it is read after hydration.
  const type = leadFormTypeOf(useHydrated() ? search.type : undefined);
  return (
    <PageView page={Route.useLoaderData()} text="lead">
      {/* Keyed by the address, not by the type: what was typed before hydration must stay. */}
      <LeadForm key={search.type} form={leadForm(type, lead.forms[type], '/contact')}>
        {type !== 'consultation' && (
          <>
            <h2>{lead.forms[type].title}</h2>
            <p className="mt-2">{lead.forms[type].description}</p>
          </>
        )}
      </LeadForm>
    </PageView>
  );
}
