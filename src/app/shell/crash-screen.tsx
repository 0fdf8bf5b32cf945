import { LeadContacts } from '../../features/leads/lead-contacts.tsx';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';

/** What shows when the app itself fails: never a blank page. */
export function CrashScreen() {
  const { crash } = useMessages().shell;
  return (
    <main id="main" className="page">
      <div className="page-column" role="alert">
        <h1>{crash.heading}</h1>
        <p className="page-lead">{crash.text}</p>
        <div className="actions">
          <Button onClick={() => location.reload()}>{crash.reload}</Button>
          <LeadContacts />
        </div>
      </div>
    </main>
  );
}
