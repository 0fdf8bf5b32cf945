import type { OutboxItem } from '../../platform/offline/db.ts';
import type { LeadBody } from './lead-body.ts';

/** How the form was filled in. It travels in headers: the body holds the form alone (LEAD-24). */
export interface FormSigns {
  /** The privacy notice that stood under the form, as version/language; null: not known. */
  notice: string | null;
  /** From the form's first display to the button; null: not known. */
  openMs: number | null;
  /** The field that no person sees was filled. */
  trapped: boolean;
}

/** What waits on the phone for each lead. */
export interface LeadPayload {
  body: LeadBody;
  form: FormSigns;
}

/** The outbox kind of a request for help. */
export const leadKind = 'lead';

/** 1: the body alone. 2: with how the form was filled in. */
export const leadSchemaVersion = 2;

const unknownSigns: FormSigns = { notice: null, openMs: null, trapped: false };

/** Brings what an older version has queued up to date. */
export function upgradeLead(payload: unknown, fromVersion: number): LeadPayload {
  return fromVersion < 2
    ? { body: payload as LeadBody, form: unknownSigns }
    : (payload as LeadPayload);
}

/** The lead in a queued item, whichever version queued it; undefined once it has been wiped. */
export function payloadOf({ payload, schemaVersion }: OutboxItem): LeadPayload | undefined {
  return payload ? upgradeLead(payload, schemaVersion) : undefined;
}

/** The headers that say how the form was filled in; what is not known is left out. */
export function leadHeaders({ notice, openMs, trapped }: FormSigns): Record<string, string> {
  return {
    ...(notice !== null && { 'x-consent-notice': notice }),
    ...(openMs !== null && { 'x-form-open-ms': String(openMs) }),
    ...(trapped && { 'x-form-trap': '1' }),
  };
}
