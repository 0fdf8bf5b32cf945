import { expect, it } from 'vitest';
import { lostNeeds } from './lost-needs.ts';

it('names each need whose page or section is gone', () => {
  const pages = new Map([['/gst', '<main><section id="fees"></section></main>']]);
  const bank = { fee: '/gst#fees', page: '/gst', gone: '/gst#late', lost: '/esi' };
  expect(lostNeeds(pages, bank)).toEqual([
    'the need “gone” is answered at “/gst#late”, which does not exist',
    'the need “lost” is answered at “/esi”, which does not exist',
  ]);
});
