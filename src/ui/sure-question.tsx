import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Callout } from './callout.tsx';

/**
 * Asks for confirmation before a permanent deletion. It appears beside the delete button, takes the focus,
 * and returns the focus when it closes.
 */
export function SureQuestion(props: {
  title: string;
  confirm: string;
  keep: string;
  onConfirm: () => void;
  onKeep: () => void;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const asker = document.activeElement;
    box.current?.focus();
    return () => {
      if (asker instanceof HTMLElement) asker.focus();
    };
  }, []);
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      <Callout tone="warning" title={props.title}>
        {props.children}
        <div className="actions">
          <Button onClick={props.onConfirm}>{props.confirm}</Button>
          <Button tone="quiet" onClick={props.onKeep}>
            {props.keep}
          </Button>
        </div>
      </Callout>
    </div>
  );
}
