import { expect, it } from 'vitest';
import { catalog } from '../../src/content/catalog.ts';
import { isFactId } from '../../src/content/facts/lookup.ts';
import { stateTopics, type StatePack } from '../../src/content/states/pack.ts';
import type { PageContent } from '../../src/content/types.ts';
import { referencesIn } from '../../src/pages/references.ts';
import { statePages } from '../../src/tools/finder/state-pages.ts';

const packs = import.meta.glob<Record<string, StatePack>>('../../src/content/states/??.ts', {
  eager: true,
});
const pages = import.meta.glob<{ content: PageContent }>('../../src/locales/en/pages/states/*.ts', {
  eager: true,
});

function packOf(code: string): StatePack {
  const [pack] = Object.values(packs[`../../src/content/states/${code}.ts`] ?? {});
  if (!pack) throw new Error(`src/content/states/${code}.ts is missing`);
  return pack;
}

function tableOf(id: string): string[][] {
  const blocks = pages[`../../src/locales/en/pages/${id}.ts`]?.content.sections[0]?.blocks ?? [];
  return blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
}

it('the finder links every page of a state, and each state has its figures', () => {
  const declared = catalog.filter(({ parent }) => parent === 'states').map(({ id }) => id);
  expect(Object.values(statePages).sort()).toEqual([...declared].sort());
  expect(Object.keys(statePages)).toHaveLength(Object.keys(packs).length);
});

it.each(Object.entries(statePages))(
  'the table of %s states its figures and no others',
  (code, id) => {
    const pack = packOf(code);
    const rows = tableOf(id);
    expect(rows).toHaveLength(stateTopics.length);
    for (const [index, topic] of stateTopics.entries()) {
      const said = new Set(referencesIn(rows[index]?.[1] ?? '').filter(isFactId));
      expect(said, `${code}: ${topic}`).toEqual(new Set(pack[topic].facts ?? []));
    }
  },
);
