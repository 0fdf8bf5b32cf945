/** The result of opening a link. `home`: another address, the home page of a site. */
export interface LinkAnswer {
  url: string;
  result: 'ok' | 'gone' | 'unknown host' | 'home' | 'no answer' | 'refused';
  /** Status, new address or error. */
  detail: string;
}

/** Links that readers cannot follow. Others may only refuse programs, or be slow for a day. */
export const isDead = ({ result }: LinkAnswer): boolean =>
  result === 'gone' || result === 'unknown host';

interface Limits {
  timeoutMs: number;
  /** How many links are asked for at the same time. */
  atOnce: number;
}

/** Asks for each link and returns the answers in the order of the links. Never rejects. */
export async function checkLinks(
  urls: readonly string[],
  { timeoutMs, atOnce }: Limits,
): Promise<LinkAnswer[]> {
  const answers: LinkAnswer[] = [];
  const waiting = [...urls.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, url] = next;
      answers[index] = await checkLink(url, timeoutMs);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

async function checkLink(url: string, timeoutMs: number): Promise<LinkAnswer> {
  try {
    const ask = async (method: 'HEAD' | 'GET') => {
      const answer = await fetch(url, { method, signal: AbortSignal.timeout(timeoutMs) });
      await answer.body?.cancel();
      return answer;
    };
    const head = await ask('HEAD');
    // Many servers do not know HEAD.
    const answer = head.ok ? head : await ask('GET');
    return { url, ...readAnswer(url, answer) };
  } catch (error) {
    return { url, ...readError(error) };
  }
}

function readAnswer(url: string, answer: Response): Omit<LinkAnswer, 'url'> {
  const { status } = answer;
  if (status === 404 || status === 410) return { result: 'gone', detail: String(status) };
  if (!answer.ok) return { result: 'refused', detail: String(status) };
  const isMoved = new URL(answer.url).pathname === '/' && new URL(url).pathname !== '/';
  return isMoved
    ? { result: 'home', detail: answer.url }
    : { result: 'ok', detail: String(status) };
}

function readError(error: unknown): Omit<LinkAnswer, 'url'> {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const detail = code || (cause instanceof Error ? cause.name : String(cause));
  return { result: code === 'ENOTFOUND' ? 'unknown host' : 'no answer', detail };
}
