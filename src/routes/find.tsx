import { createFileRoute, useHydrated, useLocation, useNavigate } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { Finder } from '../features/finder/finder.tsx';
import { leadValuesOf } from '../features/leads/known-answers.ts';
import { leadForm, openLeadForm } from '../features/leads/lead-form-store.ts';
import { useMessages } from '../i18n/i18n-context.tsx';
import { loadPage } from './-load-page.ts';

/** The licence finder. Its answers stand behind the `#`, which no server is told. */
export const Route = createFileRoute('/find')({
  loader: loadPage,
  component: Find,
});

function Find() {
  const { lead } = useMessages();
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  // The page was written without knowing its address's end: that is read once it is alive.
  const isAlive = useHydrated();
  return (
    <PageView page={Route.useLoaderData()}>
      <Finder
        hash={isAlive ? hash : ''}
        move={(next, { replace } = { replace: false }) =>
          navigate({
            to: '/find',
            hash: next,
            replace,
            resetScroll: false,
            hashScrollIntoView: false,
          })
        }
        onAskUs={({ answers, notes }, opener) =>
          openLeadForm(
            {
              // The type with room for what the finder found: registration asks for a contact alone.
              ...leadForm('consultation', lead.forms.consultation, '/find'),
              answers: { ...leadValuesOf(answers), notes },
            },
            opener,
          )
        }
      />
    </PageView>
  );
}
