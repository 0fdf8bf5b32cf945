import { task } from '../../task-page.ts';

/** Task: looking up whether a seller's GST number is genuine. */
export const content = task({
  name: 'Check a GST number',
  slug: 'check-gst-number',
  title: 'Check a seller’s GST number before you pay | Niyam',
  description:
    'Is the number on the bill real, and is it this seller’s? Two minutes on the GST portal, free and without signing in. What to do when it is not.',
  heading: 'Check a GST number',
  lead: 'Somebody adds GST to your bill. Is the number real? The portal tells everybody, free.',
  topic: 'tax',
  effort: 'short',
  time: 'A few minutes',
  cost: 'Nothing',
  place: 'On the [GST portal](portal:gst), under the search for a taxpayer. You need no account.',
  frames: [
    { picture: 'address', portal: 'gst', caption: 'The search is on the first page.' },
    { picture: 'number', caption: 'The number as the bill shows it.' },
  ],
  needs: [{ id: 'bill-with-number', label: 'The bill or board with the number on it' }],
  steps: [
    {
      id: 'read',
      title: 'Read the number from the bill',
      text: 'Fifteen letters and digits. Zero and the letter O are easily confused.',
    },
    {
      id: 'search',
      title: 'Search on the portal',
      text: 'Choose to search a taxpayer by number, type it, and solve the small picture.',
    },
    {
      id: 'name',
      title: 'Compare name and address',
      text: 'Do they fit the shop and the bill? Another trade in another state is a bad sign.',
    },
    {
      id: 'status',
      title: 'Look at the status',
      text: '“Active” is good. “Cancelled” or “suspended” means that this seller may not collect tax now.',
    },
    {
      id: 'scheme',
      title: 'Composition or regular?',
      text: 'A composition taxpayer may not add tax to a bill.',
    },
    {
      id: 'filed',
      title: 'For a business: has the seller filed?',
      text: 'The same page shows the last returns. Without them your credit may not come.',
    },
  ],
  wrongAnswer: 'Nothing found? Do not pay the tax part of the bill.',
  wrong: [
    '**Nothing is found.** Type it again. Still nothing: do not pay the tax part, and ask for a proper bill.',
    '**The number is somebody else’s.** Keep the bill and report it to the commercial tax office.',
    '**The seller gets angry.** You may look. The register is public.',
  ],
  call: [
    'The commercial tax office of your circle.',
    'As a customer: National Consumer Helpline, {helpline.consumer}.',
  ],
  portals: ['gst', 'consumerhelpline'],
  pages: ['guides/gst-compliance', 'infographics/do-i-need-gst', 'blog/upi-receipts-and-gst'],
});
