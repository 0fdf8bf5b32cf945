import { text as amounts } from './finder-amounts.ts';
import { documents, municipalBodies, needs, offices } from './finder/needs.ts';
import { text as questions } from './finder-questions.ts';
import { rules } from './finder/rules.ts';

/** The licence finder. */
export const text = {
  questions,
  needs,
  rules,
  documents,
  offices,
  municipalBodies,
  amounts,
  form: {
    noScript:
      'The finder needs JavaScript, which is off or did not arrive. The guides further down answer the same, paper by paper.',
    first: 'First question',
    progress: (number: number, most: number) => `Question ${number} of at most ${most}`,
    continue: 'Continue',
    back: 'Back',
    unknown: 'I don’t know',
    choose: 'Choose one',
    problem: 'Before you go on',
    chooseOne: 'Pick the answer that fits best.',
  },
  kept: {
    onPhone: 'Your answers are kept on this phone and told to nobody.',
    shared: 'This phone is set as shared: your answers are not kept. They go when you leave.',
    refused: 'This phone lets the site keep nothing: your answers go when you leave.',
    fromLink: 'These answers came with a link. Your own are still kept.',
    useMine: 'Use my own answers',
  },
  result: {
    title: 'What your business needs',
    asOn: (date: string) => `By the rules as on ${date}. General information, not legal advice.`,
    counts: (must: number, may: number, free: number) =>
      `${must} needed · ${may} to ask about · ${free} free to choose`,
    must: { title: 'You need these', lead: 'In this order: what can stop you comes first.' },
    may: {
      title: 'Ask about these',
      lead: 'The state, the city or the office decides, or an answer is missing.',
    },
    stateRules: (state: string) => `What differs in ${state}, and whom to ask`,
    optional: { title: 'Free to choose', lead: 'Nobody can ask you for these. They may help.' },
    notNeeded: {
      title: 'You do not need these',
      lead: 'By your answers. If somebody sells you one of them, ask for the rule in writing.',
      others: (count: number) => `${count} more, for other kinds of business`,
    },
    none: 'Nothing here.',
    levels: { must: 'Needed', likely: 'Ask', open: 'Open', optional: 'If you like' },
    why: 'Why',
    yourAnswers: 'Because you said',
    rule: 'Rule',
    fee: 'Government fee',
    time: 'Time',
    lasts: 'Lasts',
    where: 'Where',
    papers: 'Papers for this one',
    guide: (page: string) => `Read more: ${page}`,
    checkOffice: 'We could not confirm this rule for your place. Check with the office.',
    missing: (questions: string) => `It hangs on an answer you have not given: ${questions}.`,
    answerNow: 'Answer now',
    feeUnknown: 'No sure figure: ask the office',
    timeUnknown: 'Ask the office',
    line: (line: string) => `the line is ${line}`,
    noneTicked: 'none of these',
    notAnswered: 'not answered',
    unknown: 'I don’t know',
    month: (amount: string) => `${amount} a month`,
    total: {
      title: 'Government fees together',
      known: 'What has a fixed fee',
      more: (names: string) => `On top comes what we cannot reckon: ${names}.`,
      note: 'For the papers you need. Our fee, if you want help, is apart.',
    },
    gather: {
      title: 'Papers to gather, once for all',
      lead: 'Tick what you have.',
    },
    script: {
      title: 'What to say at the office',
      text: (trade: string, place: string) =>
        `“I have this business: ${trade}. The place: ${place}. Which licence do I need from you, what does it cost, which papers do you want? Please show me the rule, and give me a receipt for every payment.”`,
    },
    answers: {
      title: 'Your answers',
      change: 'Change',
      changeOf: (name: string) => `Change: ${name}`,
    },
    print: 'Print',
    share: 'Share',
    shared: 'The link is copied. It carries your answers, but neither sales nor wages.',
    shareByHand: 'Copy this link. It carries your answers, but neither sales nor wages.',
    shareText: (names: string) => `What my business needs: ${names}`,
    askUs: 'Ask us to do it',
    again: 'Start again',
    note: (trade: string, place: string, names: string) =>
      `From the licence finder. Business: ${trade}. Place: ${place}. It names: ${names}.`,
  },
} as const;
