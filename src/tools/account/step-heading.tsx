import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of a new step; it takes the focus. Each step needs its own `key`. */
export function StepHeading({
  as: Tag,
  id,
  children,
}: {
  as: 'h2' | 'h3';
  id: string;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Tag id={id} ref={heading} tabIndex={-1}>
      {children}
    </Tag>
  );
}
