import { canonicalHash, sha256Hex } from '../_shared/canonical-hash.ts';
import { readAtMost } from '../_shared/json-body.ts';
import { detailNames, type Lead } from './lead-schema.ts';

/** What a browser without JavaScript sends: the form's own fields, percent-encoded (decision 38). */
export interface FormPost {
  /** The typed answers by field, without empty ones. */
  readonly answers: Readonly<Record<string, string>>;
  readonly formType: string;
  readonly source: string;
  /** The privacy notice under the form, as version/language. */
  readonly notice: string;
  /** The language of the form. */
  readonly locale: string;
  /** True when the field that visitors cannot see was filled. */
  readonly trapped: boolean;
}

/** Every field that a form may have, in reading order. */
export const answerNames = ['fullName', 'email', 'phone', 'businessName', ...detailNames] as const;

/** The name of the hidden field, as in `tools/leads/lead-trap.tsx`; a test compares both. */
export const trapName = 'second-remark';

/** A character of three bytes takes nine when it is percent-encoded. */
const maxBodyBytes = 64 * 1024;

export const isFormPost = (headers: Headers): boolean =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ===
  'application/x-www-form-urlencoded';

/** Returns the language in a privacy notice such as `2/en`; empty when it has none. */
export const localeOf = (notice: string): string => notice.split('/')[1] ?? '';

/** Reads a posted form; undefined when it is too large. Unknown fields are ignored. */
export async function readFormPost(request: Request): Promise<FormPost | undefined> {
  const bytes = await readAtMost(request, maxBodyBytes);
  if (!bytes) return undefined;
  const fields = new URLSearchParams(new TextDecoder().decode(bytes));
  const { searchParams } = new URL(request.url);
  const notice = searchParams.get('notice') ?? '';
  const answers = answerNames.flatMap((name) => {
    // Browsers write line ends as CR LF.
    const text = fields.get(name)?.replaceAll('\r\n', '\n').trim();
    return text ? [[name, text] as const] : [];
  });
  return {
    answers: Object.fromEntries(answers),
    formType: searchParams.get('type') ?? '',
    source: searchParams.get('source') ?? '',
    notice,
    locale: localeOf(notice),
    trapped: Boolean(fields.get(trapName)),
  };
}

/**
 * Returns an Indian number as `+91XXXXXXXXXX`, any other as typed. A device with JavaScript does the same by
 * `i18n/phone-number.ts`; a test compares both.
 */
export function storedPhone(typed: string): string {
  const latin = typed.replaceAll(/[\u0966-\u096f\u0c66-\u0c6f]/g, (digit) =>
    String(digit.charCodeAt(0) - (digit.charCodeAt(0) >= 0x0c66 ? 0x0c66 : 0x0966)),
  );
  const national = /^(?:\+91|0091|91|0)?(\d{10})$/.exec(latin.replaceAll(/[\s().-]/g, ''))?.[1];
  return national ? `+91${national}` : typed.trim();
}

/** The same form sent twice within this time is one lead: the visitor pressed the button again. */
export const repeatWindowMs = 10 * 60_000;

/** A submission made from a form, before it is checked. */
export interface Candidate {
  readonly submission: Pick<Lead, 'submissionId' | 'timestamp'> & Record<string, string>;
  /** Hash of the answers, without the time. */
  readonly bodyHash: string;
  /** The id that the same form got in the previous time window. */
  readonly earlierId: string;
}

/**
 * Makes the submission of a form. A static page has the same id for all visitors, so the id is made here from
 * the answers and their ten-minute window.
 */
export async function candidateOf(form: FormPost, now = Date.now()): Promise<Candidate> {
  const said = {
    ...form.answers,
    ...(form.answers['phone'] !== undefined && { phone: storedPhone(form.answers['phone']) }),
    formType: form.formType,
    source: form.source,
  };
  const bodyHash = await canonicalHash(said);
  const window = Math.floor(now / repeatWindowMs);
  return {
    submission: {
      ...said,
      submissionId: await idOf(bodyHash, window),
      timestamp: new Date(now).toISOString(),
    },
    bodyHash,
    earlierId: await idOf(bodyHash, window - 1),
  };
}

/** Returns a UUID of version 8 (RFC 9562), whose bits are the hash of form and window. */
async function idOf(bodyHash: string, window: number): Promise<string> {
  const hash = await sha256Hex(`${bodyHash} ${window}`);
  const variant = '89ab'.charAt(Number.parseInt(hash.charAt(16), 16) % 4);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
