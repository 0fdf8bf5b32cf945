import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../app/shell/page-view.tsx';
import { whatsAppLink } from '../content/business.ts';
import { questionIn } from '../tools/assistant/chat.sender.ts';
import { openLeadForm } from '../tools/leads/lead-form-store.ts';
import { editForm, leadAsText, leadOf, leadSubject } from '../tools/leads/lead-in-outbox.ts';
import { newsletterAddressOf } from '../tools/newsletter/newsletter.sender.ts';
import { OutboxList, type OutboxActions } from '../tools/outbox/outbox-list.tsx';
import { textFor, useMessages } from '../locales/text.tsx';
import { loadPage } from './-load-page.ts';

const useText = textFor('lead');

export const Route = createFileRoute('/outbox')({
  loader: loadPage,
  component: Outbox,
});

function Outbox() {
  const { lead: words } = useMessages();
  const fields = useText();
  const actions: OutboxActions = {
    edit(item, opener) {
      const lead = leadOf(item);
      if (lead) openLeadForm(editForm(lead, words), opener);
    },
    whatsApp(item) {
      const lead = leadOf(item);
      return lead && whatsAppLink(leadAsText(lead, words, fields));
    },
    text(item) {
      const lead = leadOf(item);
      return lead && leadAsText(lead, words, fields, Infinity);
    },
    title(item) {
      const lead = leadOf(item);
      return lead && fields.requests[lead.formType];
    },
    subject: (item) => leadSubject(item) ?? newsletterAddressOf(item) ?? questionIn(item),
  };
  return (
    <PageView page={Route.useLoaderData()}>
      <div className="outbox-list">
        <OutboxList actions={actions} />
      </div>
    </PageView>
  );
}
