import {
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from '@headlessui/react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A modal dialog, shown as a bottom sheet on phones. Escape, the backdrop and the close button close it.
 * Focus stays inside and returns to its previous element. Load it lazily: it imports Headless UI.
 */
export function Dialog({ open, onClose, title, closeLabel, children }: DialogProps) {
  return (
    <HeadlessDialog
      open={open}
      onClose={onClose}
      className="dialog fixed inset-0 z-41 flex items-end justify-center md:items-center"
    >
      <DialogBackdrop className="fixed inset-0 bg-backdrop" />
      <DialogPanel className="relative max-h-[94dvh] w-full max-w-140 overflow-y-auto overscroll-contain rounded-t-2 border-t-6 border-cover bg-paper px-4 pt-5 pb-[calc(24px+env(safe-area-inset-bottom))] md:rounded-2 md:px-8 md:pt-7 md:pb-8">
        <div className="flex items-start justify-between gap-4">
          <DialogTitle as="h2">{title}</DialogTitle>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        {children}
      </DialogPanel>
    </HeadlessDialog>
  );
}
