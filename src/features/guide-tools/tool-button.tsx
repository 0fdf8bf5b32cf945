import type { ComponentProps } from 'react';
import { ToolIcon, type ToolIconName } from './tool-icon.tsx';

/** A tool of the row: an icon above its name. */
export function ToolButton({
  icon,
  children,
  ...props
}: ComponentProps<'button'> & { icon: ToolIconName }) {
  return (
    <button type="button" className="tool-button" {...props}>
      <ToolIcon name={icon} />
      {children}
    </button>
  );
}
