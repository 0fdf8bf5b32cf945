import {
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from '@headlessui/react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A modal dialog, a bottom sheet on phones. Escape, the backdrop and the close button close it;
 * focus stays inside and returns to where it was. Load it lazily: it brings Headless UI along.
 */
export function Dialog({ open, onClose, title, closeLabel, children }: DialogProps) {
  return (
    <HeadlessDialog open={open} onClose={onClose} className="dialog">
      <DialogBackdrop className="dialog-backdrop" />
      <DialogPanel className="dialog-panel">
        <div className="dialog-head">
          <DialogTitle as="h2">{title}</DialogTitle>
          <button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </DialogPanel>
    </HeadlessDialog>
  );
}
