import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of something that has just come up; it takes the focus. Another step needs another `key`. */
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
