import { AsyncLocalStorage } from 'node:async_hooks';
import type { EmailDriver } from '@supabase/lite';
import { linkToken } from './link-tokens.ts';
import { textOfHtml } from './mail.ts';

const requested = new AsyncLocalStorage<string | null>();

/** Answers an auth request, and remembers the page in its `redirect_to`. */
export function rememberRedirect<Result>(request: Request, answer: () => Result): Result {
  return requested.run(new URL(request.url).searchParams.get('redirect_to'), answer);
}

/** A link of @supabase/lite's own texts, or of the templates in supabase/templates. */
const linkToAuth = /https?:\S+?\/auth\/(?:v1\/verify\?|callback\?token_hash=)[^\s"<>]+/g;

/**
 * Makes the links in auth e-mails lead to the requested page, by default `/auth/callback`. They carry
 * `token_hash` and `type` for `verifyOtp`, in the format that supabase/templates gives to a hosted project's
 * e-mails.
 *
 * @supabase/lite 0.10 links to its own `/verify` and from there to the site's root, with the session in the
 * address. supabase-js refuses that with PKCE, and a mail program that opens links to scan them uses up the
 * token.
 *
 * `linkKey` signs the tokens, so that none can be made from an address and a guessed code.
 *
 * The plain text of an e-mail with a template is that of the template, which has every language: that of
 * @supabase/lite is English.
 *
 * A page of another origin than `siteUrl` is not linked. Otherwise a caller who requests an e-mail for a
 * stranger would get the stranger's session.
 */
export function withPageLinks(driver: EmailDriver, siteUrl: string, linkKey: string): EmailDriver {
  return {
    send(message) {
      const page = pageOf(requested.getStore(), siteUrl);
      const rewrite = (body: string) =>
        body.replace(linkToAuth, (link) => {
          const { searchParams } = new URL(link.replaceAll('&amp;', '&'));
          const hash = searchParams.get('token') ?? searchParams.get('token_hash') ?? '';
          const target = new URL(page);
          target.searchParams.set('token_hash', linkToken(hash, linkKey));
          target.searchParams.set('type', searchParams.get('type') ?? '');
          return target.href;
        });
      if (message.html !== undefined) {
        const html = rewrite(message.html);
        return driver.send({ ...message, html, text: textOfHtml(html) });
      }
      return driver.send({
        ...message,
        ...(message.text !== undefined && { text: rewrite(message.text) }),
      });
    },
  };
}

function pageOf(wanted: string | null | undefined, siteUrl: string): string {
  if (wanted && URL.canParse(wanted) && isOurs(new URL(wanted), new URL(siteUrl))) return wanted;
  return `${siteUrl}/auth/callback`;
}

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Returns whether a page is on the site's origin, under any name of this machine. */
const isOurs = (page: URL, site: URL): boolean =>
  page.origin === site.origin ||
  (loopback.has(page.hostname) &&
    loopback.has(site.hostname) &&
    page.port === site.port &&
    page.protocol === site.protocol);
