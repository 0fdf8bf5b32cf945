import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'className'> {
  icon: IconName;
  /** The accessible name of the action. */
  label: string;
}

/** A button that shows only an icon. */
export function IconButton({ icon, label, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      className="inline-grid size-target flex-none cursor-pointer place-items-center rounded-1"
      aria-label={label}
      {...props}
    >
      <Icon name={icon} />
    </button>
  );
}
