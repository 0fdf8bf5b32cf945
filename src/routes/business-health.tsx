import { createFileRoute, useHydrated, useLocation, useNavigate } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { HealthCheck } from '../features/health/health-check.tsx';
import { leadValuesOf } from '../features/leads/known-answers.ts';
import { leadForm, openLeadForm } from '../features/leads/lead-form-store.ts';
import { useMessages } from '../i18n/i18n-context.tsx';
import { loadPage } from './-load-page.ts';

/** The business health check. No answer of it stands in the address, only where one is. */
export const Route = createFileRoute('/business-health')({
  loader: loadPage,
  component: BusinessHealth,
});

function BusinessHealth() {
  const { lead } = useMessages();
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  // The page was written without knowing its address's end: that is read once it is alive.
  const isAlive = useHydrated();
  return (
    <PageView page={Route.useLoaderData()}>
      <HealthCheck
        hash={isAlive ? hash : ''}
        move={(next, { replace } = { replace: false }) =>
          navigate({
            to: '/business-health',
            hash: next,
            replace,
            resetScroll: false,
            hashScrollIntoView: false,
          })
        }
        onAskUs={({ answers, notes }, opener) =>
          openLeadForm(
            {
              // The type with room for what the check found: registration asks for a contact alone.
              ...leadForm('consultation', lead.forms.consultation, '/business-health'),
              answers: { ...leadValuesOf(answers), notes },
            },
            opener,
          )
        }
      />
    </PageView>
  );
}
