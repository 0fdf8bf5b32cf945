import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { business } from '../content/business.ts';
import { activeOffices, offices } from '../content/offices.ts';
import { text as en } from '../locales/en/interface.ts';
import { OfficeList } from './office-list.tsx';
import { PageContext } from './page-context.ts';

const html = renderToStaticMarkup(
  <PageContext value={{ locale: 'en', messages: en, asOn: '2026-11-21' }}>
    <OfficeList />
  </PageContext>,
);

it('shows the offices that are open, with hours and a map that opens elsewhere (CONT-07)', () => {
  expect(activeOffices).toHaveLength(2);
  for (const { name, address } of activeOffices) {
    expect(html).toContain(`<strong>${name}</strong>`);
    expect(html).toContain(address.postalCode);
    expect(html).toContain('Monday to Saturday 9:00 AM-7:00 PM');
    expect(html).toContain(en.page.offices.map(name));
  }
  expect(html).not.toContain('<iframe');
  for (const { name, status } of offices) {
    if (status === 'coming-soon') expect(html).not.toContain(name);
  }
});

it('gives telephone, e-mail and WhatsApp', () => {
  expect(html).toContain(`href="tel:${business.phone}"`);
  expect(html).toContain(`href="mailto:${business.email}"`);
  expect(html).toContain('https://wa.me/');
});
