import { checks, type Finding } from './checks.ts';
import type { Site } from './site.ts';

export interface Examined {
  readonly id: string;
  readonly title: string;
  readonly result: Finding['result'];
  readonly detail?: string;
  /** What it means and what to do; only with a problem. */
  readonly advice?: string;
}

/** These say why a site does not answer. */
const reachability = new Set(['home', 'https', 'certificate']);

/**
 * Runs every check on a site. A check that fails to ask the site is a problem. On a site that does not answer at all,
 * the checks of its content are skipped: their advice would mislead.
 */
export async function examine(site: Site): Promise<Examined[]> {
  const examined: Examined[] = [];
  const answers = await site.ask('/').then(
    () => true,
    () => false,
  );
  for (const check of checks) {
    const { id, title, advice } = check;
    const finding: Finding =
      answers || reachability.has(id)
        ? await check
            .run(site)
            .catch((error: unknown) => ({ result: 'problem', detail: reasonOf(error) }))
        : { result: 'skipped', detail: 'the site does not answer' };
    examined.push({
      id,
      title,
      result: finding.result,
      ...(finding.detail && { detail: redact(finding.detail, site.metricsKey) }),
      ...(finding.result === 'problem' && { advice }),
    });
  }
  return examined;
}

const explanations: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no such host: check the spelling and the DNS entry',
  EAI_AGAIN:
    'the host cannot be looked up now: check the spelling, and that this machine is online',
  ECONNREFUSED: 'no server listens there: is the web server running?',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host',
  CERT_HAS_EXPIRED: 'the certificate has ended',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is from nobody whom browsers trust',
};

function reasonOf(error: unknown): string {
  const { cause, code, message } = error as NodeJS.ErrnoException & {
    cause?: NodeJS.ErrnoException;
  };
  const reason = cause?.code ?? code ?? message;
  const explanation = explanations[reason];
  return `no answer (${reason})${explanation ? `: ${explanation}` : ''}`;
}

/** Removes keys, tokens and passwords from a text that is shown or sent to somebody who helps. */
export function redact(text: string, ...secrets: readonly (string | undefined)[]): string {
  let clean = text;
  for (const secret of secrets) if (secret) clean = clean.replaceAll(secret, '[secret]');
  return clean
    .replace(/sb_(secret|publishable)_[\w-]+/g, '[key]')
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]')
    .replace(
      /(bearer|apikey|token|password|secret)(["']?\s*[:= ]\s*["']?)[^\s"'&,]+/gi,
      '$1$2[secret]',
    )
    .replace(/:\/\/[^/\s:@]+:[^/\s@]+@/g, '://[secret]@');
}
