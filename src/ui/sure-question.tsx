import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Callout } from './callout.tsx';

/** Asks before something is removed for good. It stands at what asked for it, and takes the focus there. */
export function SureQuestion(props: {
  title: string;
  confirm: string;
  keep: string;
  onConfirm: () => void;
  onKeep: () => void;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
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
