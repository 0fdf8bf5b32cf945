import { createStore, type StoreApi } from 'zustand/vanilla';

export type ToastVariant = 'success' | 'info' | 'warning' | 'error' | 'loading' | 'destructive';

/** A short message that disappears by itself (specification, section 3: toast). */
export interface Toast {
  id: string;
  /** False after dismissal; the toast stays in the store until its exit animation can finish. */
  open: boolean;
  title: string;
  description?: string | undefined;
  variant: ToastVariant;
  /** It is about an act on the page that shows it, and closes when the visitor leaves that page. */
  ofPage?: true;
}

export interface ToastStore {
  store: StoreApi<{ toasts: readonly Toast[] }>;
  /** Adds a toast at the front, removes the oldest beyond the limit, and returns the new id. */
  show(toast: Pick<Toast, 'title' | 'description' | 'variant' | 'ofPage'>): string;
  /** Closes one toast, or all of them; the store removes closed toasts later. */
  dismiss(id?: string): void;
  /** Removes the toasts about acts on the page that the visitor leaves. */
  leavePage(): void;
}

/** Creates a store for toasts. The options limit their number and how long dismissed toasts remain. */
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
    leavePage() {
      change((toasts) => toasts.filter((toast) => !toast.ofPage));
    },
  };
}
