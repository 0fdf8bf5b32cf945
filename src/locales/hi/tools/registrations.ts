import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/registrations.ts';
import { needs } from './finder/needs.ts';

/** Names of the registrations, for tools beside the finder. */
export const text = needs satisfies TextIn<'hi', typeof english>;
