import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { TextName } from './language.ts';
import { loadMessages } from './load-text.ts';

it('a component with three texts renders in full when the first arrives before the others', async () => {
  vi.resetModules();
  const { I18nProvider, textFor } = await import('./text.tsx');
  const names = ['calendar', 'finder-questions', 'finder-amounts'] as const satisfies TextName[];
  const [useFirst, useSecond, useThird] = [textFor(names[0]), textFor(names[1]), textFor(names[2])];
  function Three() {
    return [useFirst(), useSecond(), useThird()]
      .map((text) => Object.keys(text).length > 0)
      .join(' ');
  }
  const messages = await loadMessages('en');
  const drawn = (
    <I18nProvider locale="en" messages={messages}>
      <Three />
    </I18nProvider>
  );
  const { prerender } = await import('react-dom/static');
  const { prelude } = await prerender(drawn);
  expect(await new Response(prelude).text()).toBe('true true true');
  // What has come is drawn at once, without waiting.
  expect(renderToString(drawn)).toBe('true true true');
});
