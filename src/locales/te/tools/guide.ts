import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/guide.ts';

/** What the build writes around a guide's text. No page downloads it as code. */
export const text = {
  glance: {
    free: 'ఉచితం',
    needIt: 'అవసరమా?',
    fee: 'రుసుము',
    time: 'సమయం',
    lastKnown: 'చివరిగా తెలిసింది',
    checkLastKnown: 'డబ్బు కట్టే ముందు ప్రభుత్వ సైట్‌లో రుసుము చూడండి.',
  },
  howToApply: 'దరఖాస్తు ఎలా',
  readingTime: (minutes: number) => `చదవడానికి ${minutes} నిమి.`,
  qr: 'వెబ్‌లో ఈ పేజీ. ఫోన్ కెమెరాను ఈ కోడ్ మీద పెట్టండి.',
  finder: '[మీ వ్యాపారానికి ఇంకా ఏ పత్రాలు కావాలి?](/find) కొన్ని ప్రశ్నలు, కారణాలతో ఒక జాబితా.',
  updated: (date: string) => `చివరిగా మార్చింది: ${date}.`,
  /** The sources of a page's figures. */
  figures: {
    heading: 'ఈ అంకెలు ఎక్కడివి',
    count: (count: number) => (count === 1 ? '1 అంకె, దాని ఆధారంతో' : `${count} అంకెలు, వాటి ఆధారాలతో`),
    /** How many of them we know in which way. */
    by: {
      law: (count: number) => `చట్టం పాఠం నుంచి ${count}`,
      official: (count: number) => `ప్రభుత్వ పేజీ నుంచి ${count}`,
      copy: (count: number) => `కాపీల నుంచి ${count}`,
      reported: (count: number) => `ఇతరులు చెప్పినవి ${count}`,
      unconfirmed: (count: number) => `నిర్ధారణ కానివి ${count}`,
      ours: (count: number) => `మా సొంతవి ${count}`,
    },
    oldest: (date: string) => `ఆధారాన్ని చదివిన అన్నిటికన్నా పాత తేదీ: ${date}.`,
    again: (date: string) => `మళ్లీ చదవాల్సిన గడువు: ${date}.`,
    back: 'మళ్లీ అంకె దగ్గరికి',
    cite: 'ఉల్లేఖనగా కాపీ చేయండి',
    cited: 'ఉల్లేఖన కాపీ అయింది',
    notCited: 'ఈ ఫోన్ కాపీ చేయనివ్వలేదు',
  },
  overdue: 'ఈ పేజీలో కొన్ని అంకెల ఆధారాలను ఈపాటికి మళ్లీ చదివి ఉండాల్సింది. ముఖ్యమైన చోట ముందు ప్రభుత్వ సైట్ చూడండి.',
} as const satisfies TextIn<'te', typeof english>;
