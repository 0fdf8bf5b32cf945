import { createToastStore } from '../../ui/toast-store.ts';

/** The lead form's own toasts, one at a time (DATA-05). */
export const leadToasts = createToastStore({ limit: 1, removeAfterMs: 1_000_000 });
