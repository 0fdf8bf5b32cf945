import type { OutboxItem } from '../../platform/offline/db.ts';
import type { LeadBody } from './lead-body.ts';

/**
 * Signs of how the form was filled in. They are sent in headers, because the body contains the form alone
 * (LEAD-24).
 */
export interface FormSigns {
  /** Version and language of the privacy notice under the form; null: unknown. */
  notice: string | null;
  /** Time from the first display of the form to the button, in ms; null: unknown. */
  openMs: number | null;
  /** True when the hidden trap field was filled in. */
  trapped: boolean;
}

/** The queued payload of a lead. */
export interface LeadPayload {
  body: LeadBody;
  form: FormSigns;
}

/** The outbox kind of a request for help. */
export const leadKind = 'lead';

/** 1: the body alone. 2: the body and the signs. */
export const leadSchemaVersion = 2;

const unknownSigns: FormSigns = { notice: null, openMs: null, trapped: false };

/** Converts the payload of an older version. */
export function upgradeLead(payload: unknown, fromVersion: number): LeadPayload {
  return fromVersion < 2
    ? { body: payload as LeadBody, form: unknownSigns }
    : (payload as LeadPayload);
}

/** Returns the payload of a queued item of any version; undefined once it has been wiped. */
export function payloadOf({ payload, schemaVersion }: OutboxItem): LeadPayload | undefined {
  return payload ? upgradeLead(payload, schemaVersion) : undefined;
}

/** Returns the headers with the signs, without unknown ones. */
export function leadHeaders({ notice, openMs, trapped }: FormSigns): Record<string, string> {
  return {
    ...(notice !== null && { 'x-consent-notice': notice }),
    ...(openMs !== null && { 'x-form-open-ms': String(openMs) }),
    ...(trapped && { 'x-form-trap': '1' }),
  };
}
