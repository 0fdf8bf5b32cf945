import type { ComponentProps } from 'react';
import { ToolIcon, type ToolIconName } from './tool-icon.tsx';

/** One tool of the row: a drawing over its word. */
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
