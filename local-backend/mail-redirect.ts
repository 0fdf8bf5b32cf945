import { AsyncLocalStorage } from 'node:async_hooks';
import type { EmailDriver } from '@supabase/lite';

const requested = new AsyncLocalStorage<string | null>();

/** Answers an auth request while remembering the page its `redirect_to` asks to come back to. */
export function rememberRedirect<Result>(request: Request, answer: () => Result): Result {
  return requested.run(new URL(request.url).searchParams.get('redirect_to'), answer);
}

/**
 * Lets links in mail lead back to the page that the request asked for, as Supabase does.
 *
 * @supabase/lite 0.10 always writes the site's root into them, where nothing awaits a visitor who
 * comes to choose a new password. Whether the page is allowed is checked when the link is opened.
 */
export function withRequestedRedirect(driver: EmailDriver): EmailDriver {
  return {
    send(message) {
      const target = requested.getStore();
      if (!target) return driver.send(message);
      const rewrite = (body: string) =>
        body.replace(/(?<=\bredirect_to=)[^\s"&<>]+/g, () => encodeURIComponent(target));
      return driver.send({
        ...message,
        ...(message.text !== undefined && { text: rewrite(message.text) }),
        ...(message.html !== undefined && { html: rewrite(message.html) }),
      });
    },
  };
}
