import type { PageContent } from '../../../../content/types.ts';

/** The assistant’s own page: the conversation stands between its lead and these sections. */
export const content: PageContent = {
  name: 'Legal assistant',
  updatedOn: '2026-11-23',
  title: 'Legal assistant: ask and see the source | Niyam',
  description:
    'Ask about licences, taxes and workers. Answers come from our guides, with the passage, also with no signal. What it will refuse, and whom to ask instead.',
  heading: 'Legal assistant',
  lead: 'Answers with their source.',
  sections: [
    {
      id: 'what-it-is',
      heading: 'What it is, and is not',
      blocks: [
        {
          kind: 'list',
          items: [
            'It is a machine. It can be wrong.',
            'It gives information, not legal advice.',
            'If our guides have no answer, it says so and does not guess.',
            'It does not help with bribes, false papers or hiding something from an officer.',
            'A short question, such as “how much is it?”, is taken with the one before. Any other stands by itself.',
          ],
        },
      ],
    },
    {
      id: 'two-kinds-of-answer',
      heading: 'Two kinds of answer',
      blocks: [
        {
          kind: 'list',
          items: [
            '**From saved guides, on this phone.** Passages of our guides, word for word, and figures with the day of their last check. Nothing leaves the phone.',
            '**AI written, online.** Our server gives your question and the passages that fit to an AI service. It answers from these passages and numbers them. An answer that names none of them, or states a figure that none of them has, is not shown. Where our guides have no passage, nothing is sent.',
          ],
        },
        {
          kind: 'text',
          text: 'With no signal your question waits on the phone; when there is one again, the AI service is asked, once. What waits is under [Waiting to send](/outbox). You can also switch the AI service off, under Conversations.',
        },
      ],
    },
    {
      id: 'never-type',
      heading: 'Never type these',
      blocks: [
        {
          kind: 'text',
          text: 'Aadhaar, PAN, bank details, passwords and OTPs have no place in a chat, here or anywhere else. Numbers that look like the first three are hidden before they are kept or sent. A machine does not know them all. [What is sent where](/privacy-policy#assistant).',
        },
      ],
    },
    {
      id: 'today',
      heading: 'When you want a person',
      blocks: [
        {
          kind: 'text',
          text: 'A person reads what you send on the [contact page](/contact). For free legal help from the State, try [Tele-Law](portal:telelaw) or [NALSA](portal:nalsa). To read by yourself, begin with the guides on [FSSAI](/fssai-compliance), [GST](/gst-compliance) or all [resources](/resources), or [search](/search).',
        },
      ],
    },
  ],
};
