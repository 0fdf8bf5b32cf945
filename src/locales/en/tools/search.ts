/** The search page. */
export const text = {
  label: 'What are you looking for?',
  hint: 'One or two words are enough. Hindi and Telugu words work too, such as “thela” or “kiraya”.',
  button: 'Search',
  noScript:
    'Searching needs JavaScript, which is off in this browser. The list of all pages below works without it.',
  loading: 'Getting the search ready...',
  failed: 'The search could not be started',
  failedText: 'There is no signal, and no page is saved on this phone yet.',
  tryAgain: 'Try again',
  popular: 'What people ask',
  alsoAsked: 'People also ask',
  results: (pages: string, question: string) => `${pages} for “${question}”`,
  pages: (count: string) => `${count} pages`,
  onePage: '1 page',
  /** Before the name of the language in which the question is written. */
  inLanguage: 'Search for this in another language:',
  savedOnly: 'The full search could not be fetched. We searched the pages saved on this phone.',
  leftOut: (typed: string) => `No page has “${typed}”. We left that word out.`,
  didYouMean: 'Did you mean:',
  show: 'Show',
  all: 'All',
  groups: { guides: 'Guides', tools: 'Tools', schemes: 'Schemes', pages: 'Pages' },
  kinds: { guides: 'Guide', tools: 'Tool', schemes: 'Schemes', pages: 'Page' },
  counted: (name: string, count: string) => `${name} (${count})`,
  also: 'Also on this page',
  more: (count: string) => `Show ${count} more`,
  nothing: {
    heading: (question: string) => `Nothing found for “${question}”`,
    spelling: 'Check the spelling. Try one word instead of several.',
    elsewhere: 'Find it another way',
    finder: 'See which rules apply to you',
    assistant: 'Ask the legal assistant',
    whatsApp: 'Ask us on WhatsApp',
    greeting: (question: string) =>
      `Hello, I looked for “${question}” on your site and found nothing.`,
  },
} as const;
