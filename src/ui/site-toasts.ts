import { createToastStore } from './toast-store.ts';

/** The site's short messages, at most three at once (specification, section 9; DATA-04). */
export const siteToasts = createToastStore({ limit: 3, removeAfterMs: 1000 });
