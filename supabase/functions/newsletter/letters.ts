import type { Letter } from '../_shared/mail.ts';

/** What a letter needs to know of the site. */
export interface LetterSite {
  /** Where the site is, without a slash at the end. */
  url: string;
  name: string;
}

const link = (site: LetterSite, action: string, token: string) =>
  `${site.url}/newsletter?action=${action}&token=${token}`;

/** Asks whether the address wants the newsletter. In English, like the newsletter. */
export function confirmationLetter(site: LetterSite, to: string, token: string): Letter {
  return {
    to,
    subject: `Do you want the ${site.name} newsletter?`,
    text: [
      `Somebody, probably you, asked for the ${site.name} newsletter at this address.`,
      '',
      'If it was you, open this page and press the button:',
      link(site, 'confirm', token),
      '',
      'If it was not you, do nothing: you will get no newsletter.',
      '',
      'To say that you never want it:',
      link(site, 'unsubscribe', token),
    ].join('\n'),
  };
}
