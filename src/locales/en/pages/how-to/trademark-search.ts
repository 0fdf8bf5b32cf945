import { task } from '../../task-page.ts';

/** Task: the free search before a name is used. */
export const content = task({
  name: 'Search a name before you use it',
  slug: 'trademark-search',
  title: 'Search a name before you use it, free | Niyam',
  description:
    'Is the name of your shop or brand taken? How to search trademarks, company names and the street in an hour, before you paint the board.',
  heading: 'Search a name before you use it',
  lead: 'An hour of searching is free. New board, packets, lawyer’s letter are not.',
  topic: 'name',
  effort: 'evening',
  time: 'About an hour',
  cost: 'Nothing',
  place: 'On the official [trademark search](portal:tmsearch), and in the shops around you.',
  frames: [
    {
      picture: 'address',
      portal: 'tmsearch',
      caption: 'The official search. You need no account for a look.',
    },
    { picture: 'form', caption: 'The word, and the class of your goods.' },
  ],
  needs: [
    {
      id: 'three-names',
      label: 'Three names that you like',
      note: 'Then one taken name is no sorrow.',
    },
    { id: 'goods-list', label: 'What you sell under the name' },
  ],
  steps: [
    {
      id: 'class',
      title: 'Find your class',
      text: 'There are {trademark.classes} classes. Restaurants are {trademark.class.restaurant}, sweets and spices {trademark.class.spices}, clothes {trademark.class.clothes}, soap {trademark.class.soap}, shops {trademark.class.shop}.',
    },
    {
      id: 'word',
      title: 'Search the word as it is',
      text: 'In your class and in the neighbouring ones.',
    },
    {
      id: 'sound',
      title: 'Search what sounds alike',
      text: 'Lakshmi and Laxmi, Krishna and Krushna. Close in sound is close in law.',
    },
    {
      id: 'status',
      title: 'Look at the status',
      text: 'Registered or opposed marks block you. Refused and long dead ones may not. Note number and owner.',
    },
    {
      id: 'street',
      title: 'Search the street and the net',
      text: 'Maps, delivery apps, social pages. Somebody who has used the name for years has rights without a paper.',
    },
    {
      id: 'company',
      title: 'Forming a company? Check names there too',
      text: 'On the site of the [ministry](portal:mca).',
    },
    {
      id: 'decide',
      title: 'Keep the clearest of the three',
      text: 'An invented word is stronger than “Best Sweets”. Save pictures of your search with the day.',
    },
  ],
  wrongAnswer: 'Something close exists? Change now, while it is free.',
  wrong: [
    '**Something close exists.** Change now. It is free today and dear next year.',
    '**The search is empty.** Good, but no promise: an application of last week may not be there yet.',
    '**A letter accuses you.** Do not ignore it. Answer by its day, with help.',
  ],
  call: [
    'The help of [IP India](portal:ipindia).',
    'A trademark agent or advocate, when something close exists.',
  ],
  portals: ['tmsearch', 'tmaisearch'],
  pages: ['guides/trademark-registration', 'how-to/trademark-application', 'start/branding'],
});
