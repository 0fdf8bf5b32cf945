import { describe, expect, it } from 'vitest';
import { forbiddenImport } from './import-rules.ts';
import { importsOf, sourceFiles } from './source-files.ts';

describe('the rules themselves', () => {
  it.each([
    ['src/tools/leads/lead-form.tsx', 'src/tools/outbox/outbox-list.tsx'],
    ['src/tools/leads/lead-form.tsx', 'src/app/start.ts'],
    ['src/tools/leads/lead-form.tsx', 'src/routes/index.tsx'],
    ['src/pages/guide-page.tsx', 'src/platform/env.ts'],
    ['src/pages/guide-page.tsx', 'src/tools/leads/lead-form.tsx'],
    ['src/content/catalog.ts', 'src/pages/blocks.tsx'],
    ['src/pages/breadcrumb.tsx', 'src/locales/en/page-names.gen.ts'],
    ['src/content/facts/fact-text.ts', 'src/locales/en/fact-words.ts'],
    ['src/ui/button.tsx', 'src/content/catalog.ts'],
    ['src/platform/env.ts', 'src/content/business.ts'],
    ['src/routes/index.tsx', 'src/app/start.ts'],
    ['src/app/start.ts', 'src/routes/index.tsx'],
    ['src/app/start.ts', 'src/router.ts'],
    ['sw/sw.ts', 'src/tools/leads/lead-form.tsx'],
    ['src/tools/leads/lead-form.tsx', 'dexie'],
    ['src/app/start.ts', '@supabase/supabase-js'],
    ['src/tools/leads/lead-dialog.tsx', '@headlessui/react'],
  ])('%s may not import %s', (from, to) => {
    expect(forbiddenImport(from, to)).toBeTypeOf('string');
  });

  it.each([
    ['src/tools/leads/lead-form.tsx', 'src/tools/leads/submit-lead.ts'],
    ['src/tools/leads/lead-form.tsx', 'src/platform/offline/outbox.ts'],
    ['src/platform/offline/db.ts', 'dexie'],
    ['src/main.tsx', 'src/routeTree.gen.ts'],
    ['src/locales/language.ts', 'src/locales/en/tools/lead.ts'],
    ['sw/sync.ts', 'src/app/outbox-senders.ts'],
    ['src/routes/index.tsx', 'src/app/shell/page-view.tsx'],
  ])('%s may import %s', (from, to) => {
    expect(forbiddenImport(from, to)).toBeUndefined();
  });
});

it('every import of the sources follows the rules (ERR-12)', () => {
  const broken = sourceFiles('src', 'sw').flatMap((file) =>
    importsOf(file).flatMap((target) => forbiddenImport(file, target) ?? []),
  );
  expect(broken).toEqual([]);
});

it('no file only passes on what others export', () => {
  expect(
    sourceFiles('src', 'sw').filter(
      (file) => file.endsWith('/index.ts') && !file.startsWith('src/locales/'),
    ),
  ).toEqual([]);
});
