import { needs } from './finder/needs.ts';

/** Names of the registrations, for tools beside the finder. */
export const text = needs;
