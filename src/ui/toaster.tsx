import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { IconButton } from './icon-button.tsx';
import type { Toast, ToastStore } from './toast-store.ts';

/** The time for which a toast stays while no pointer or focus is on it (DATA-04). */
const durationMs = 4000;
/** The swipe distance that closes a toast (DATA-04). */
const swipePx = 20;

/** Shows the open toasts of a store. A toast never carries unique information: the page repeats it. */
export function Toaster({ toasts, closeLabel }: { toasts: ToastStore; closeLabel: string }) {
  const shown = useStore(toasts.store, (state) => state.toasts);
  return (
    <div className="toaster" role="status">
      {shown
        .filter(({ open }) => open)
        .map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            closeLabel={closeLabel}
            onClose={() => toasts.dismiss(toast.id)}
          />
        ))}
    </div>
  );
}

function ToastCard({
  toast,
  closeLabel,
  onClose,
}: {
  toast: Toast;
  closeLabel: string;
  onClose: () => void;
}) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = useRef(onClose);
  const swipeFrom = useRef<number>(undefined);
  // A loading toast stays until the visitor closes it or its task ends.
  const stays = toast.variant === 'loading';
  useEffect(() => {
    close.current = onClose;
  });
  const pause = () => clearTimeout(timer.current);
  const resume = () => {
    pause();
    if (!stays) timer.current = setTimeout(() => close.current(), durationMs);
  };
  useEffect(() => {
    if (stays) return undefined;
    timer.current = setTimeout(() => close.current(), durationMs);
    return () => clearTimeout(timer.current);
  }, [stays]);

  return (
    <div
      className="toast"
      data-tone={toast.variant}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
      onPointerDown={({ clientX }) => {
        swipeFrom.current = clientX;
      }}
      onPointerUp={({ clientX }) => {
        if (Math.abs(clientX - (swipeFrom.current ?? clientX)) >= swipePx) onClose();
        swipeFrom.current = undefined;
      }}
    >
      <div>
        <p className="toast-title">{toast.title}</p>
        {toast.description && <p>{toast.description}</p>}
      </div>
      <IconButton
        icon="close"
        label={closeLabel}
        onClick={onClose}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      />
    </div>
  );
}
