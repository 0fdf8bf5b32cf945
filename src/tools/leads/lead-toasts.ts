import { createToastStore } from '../../ui/toast-store.ts';

/** The lead form's own toasts: one at a time (specification, sections 4 and 9; DATA-05). */
export const leadToasts = createToastStore({ limit: 1, removeAfterMs: 1_000_000 });
