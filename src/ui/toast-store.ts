import { createStore, type StoreApi } from 'zustand/vanilla';

export type ToastVariant = 'success' | 'info' | 'warning' | 'error' | 'loading' | 'destructive';

/** A short word that goes by itself (specification, section 3: toast). */
export interface Toast {
  id: string;
  /** False once it is dismissed; it is kept for a while so that it can leave in its own time. */
  open: boolean;
  title: string;
  description?: string | undefined;
  variant: ToastVariant;
}

export interface ToastStore {
  store: StoreApi<{ toasts: readonly Toast[] }>;
  /** Shows a toast, newest first; the oldest beyond the limit go. Gives its id. */
  show(toast: Pick<Toast, 'title' | 'description' | 'variant'>): string;
  /** Closes a toast, or all of them; what is closed is forgotten later. */
  dismiss(id?: string): void;
}

/** A place for toasts: how many it keeps, and how long a dismissed one is remembered. */
export function createToastStore({
  limit,
  removeAfterMs,
}: {
  limit: number;
  removeAfterMs: number;
}): ToastStore {
  const store = createStore<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));
  let shown = 0;
  const change = (work: (toasts: readonly Toast[]) => readonly Toast[]) =>
    store.setState(({ toasts }) => ({ toasts: work(toasts) }));

  return {
    store,
    show(toast) {
      shown += 1;
      const id = `toast-${shown}`;
      change((toasts) => [{ ...toast, id, open: true }, ...toasts].slice(0, limit));
      return id;
    },
    dismiss(id) {
      const isMeant = (toast: Toast) => toast.open && (id === undefined || toast.id === id);
      const meant = store.getState().toasts.filter(isMeant);
      change((toasts) =>
        toasts.map((toast) => (isMeant(toast) ? { ...toast, open: false } : toast)),
      );
      for (const { id: gone } of meant) {
        setTimeout(
          () => change((toasts) => toasts.filter((toast) => toast.id !== gone)),
          removeAfterMs,
        );
      }
    },
  };
}
