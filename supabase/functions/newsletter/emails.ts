import type { Email } from '../_shared/mail.ts';
import type { NewsletterWish } from '../_shared/tables.ts';
import { fill, textsIn } from '../_shared/texts-in.ts';

/** The data of the site that an e-mail contains. */
export interface EmailSite {
  /** The site's address, without a slash at the end. */
  url: string;
  name: string;
}

const link = (site: EmailSite, action: string, token: string) =>
  `${site.url}/newsletter?action=${action}&token=${token}`;

/** Returns the e-mail that asks for confirmation, in the language of the page where the address was typed. */
export function confirmationEmail(
  site: EmailSite,
  { email: to, locale }: Pick<NewsletterWish, 'email' | 'locale'>,
  token: string,
): Email {
  const text = textsIn(locale).newsletter;
  const values = { site: site.name };
  return {
    to,
    subject: fill(text.subject, values),
    text: [
      fill(text.reason, values),
      '',
      text.confirm,
      link(site, 'confirm', token),
      '',
      text.otherwise,
      '',
      text.unsubscribe,
      link(site, 'unsubscribe', token),
    ].join('\n'),
  };
}
