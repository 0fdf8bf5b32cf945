import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { I18nProvider } from '../../locales/text.tsx';
import { text as en } from '../../locales/en/interface.ts';
import { NavLinks } from './nav-links.tsx';
import { navGroups, type NavItem } from './site-nav.ts';

const drawn = (items: readonly NavItem[]) =>
  renderToStaticMarkup(
    <I18nProvider locale="en" messages={en}>
      <NavLinks items={items} />
    </I18nProvider>,
  );

it.each([
  ['soon', 'Soon'],
  ['coming-soon', 'Coming Soon'],
] as const)('an item that is %s says "%s" beside its name (SHELL-08)', (soon, badge) => {
  expect(drawn([{ id: 'blog', soon }])).toContain(`<span class="badge">${badge}</span></a>`);
});

it('no item of the menus is to come (SHELL-08)', () => {
  for (const { items } of navGroups) expect(drawn(items)).not.toContain('class="badge"');
});
