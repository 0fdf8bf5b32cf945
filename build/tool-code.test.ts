import { expect, it } from 'vitest';
import { readSiteCode } from './read-tools.ts';
import { toolFiles, toolsOfFiles } from './tool-code.ts';

const siteCode = await readSiteCode();

it('takes what only tools reach, and leaves what a first visit reaches as well', () => {
  const chunks = {
    'index.html': {
      file: 'boot.js',
      isEntry: true,
      imports: ['_core'],
      dynamicImports: ['src/tools/leads/lead-dialog.tsx'],
    },
    'src/tools/leads/lead-dialog.tsx': {
      file: 'lead.js',
      isDynamicEntry: true,
      imports: ['_both'],
    },
    'src/routes/find.tsx?tsr-split=component': {
      file: 'find.js',
      src: 'src/routes/find.tsx?tsr-split=component',
      isDynamicEntry: true,
      imports: ['_core', '_both', '_rules'],
      css: ['find.css'],
    },
    _core: { file: 'core.js', dynamicImports: ['src/routes/find.tsx?tsr-split=component'] },
    _both: { file: 'both.js' },
    _rules: { file: 'rules.js' },
    'src/app/fonts/heading.woff2': { file: 'heading.woff2' },
  };
  const files = toolFiles(chunks, siteCode);
  expect([...files].toSorted()).toEqual(['find.css', 'find.js', 'rules.js']);
});

it('takes routes of pages that are saved later, what only they load, and adapters of a tool', () => {
  const sheet = 'src/routes/infographics.$sheet.tsx?tsr-split=component';
  const push = 'src/platform/push/push.ts';
  const picture = 'src/features/infographics/give-picture.ts';
  const settings = 'src/routes/settings.tsx?tsr-split=component';
  const chunks = {
    'index.html': { file: 'boot.js', isEntry: true, dynamicImports: [sheet, push, settings] },
    [sheet]: { file: 'sheet.js', src: sheet, isDynamicEntry: true, dynamicImports: [picture] },
    [picture]: { file: 'picture.js', src: picture, isDynamicEntry: true },
    [push]: { file: 'push.js', src: push, isDynamicEntry: true },
    [settings]: { file: 'settings.js', src: settings, isDynamicEntry: true },
  };
  const files = toolFiles(chunks, siteCode);
  expect([...files].toSorted()).toEqual(['picture.js', 'push.js', 'sheet.js']);
});

it('finds the routes of a tool by the pages of its folder', () => {
  const routes = Object.fromEntries(siteCode.tools.map((tool) => [tool.name, tool.routes]));
  expect(routes['financial-hub']).toEqual(['src/routes/financial-hub.$calculator.tsx']);
  expect(routes.account).toContain('src/routes/auth.callback.tsx');
  expect(routes.ledger).toEqual([]);
  // Every page of a tool that is interactive has a route; the list of calculators is a page of text.
  const all = siteCode.tools.flatMap((tool) => tool.routes);
  expect(all).not.toContain('src/routes/settings.tsx');
  expect(siteCode.routesOfRest).toContain('src/routes/how-to-guides.tsx');
  expect(siteCode.routesOfRest).not.toContain('src/routes/find.tsx');
});

it('names the tools that need a file, also one that a tool fetches when something is pressed', () => {
  const keyOf = (route: string) => `${route}?tsr-split=component`;
  const route = (file: string, imports: string[] = [], dynamicImports: string[] = []) => ({
    file: file.replace(/^src\/routes\/|\.tsx$/g, '') + '.js',
    src: keyOf(file),
    isDynamicEntry: true,
    imports,
    dynamicImports,
  });
  // Each saved tool needs a route in the build.
  const routes = siteCode.tools.flatMap((tool) => (tool.saved ? tool.routes : []));
  const [find, assistant] = ['src/routes/find.tsx', 'src/routes/legal-assistant.tsx'];
  const chunks = {
    ...Object.fromEntries(routes.map((file) => [keyOf(file), route(file)])),
    'index.html': { file: 'boot.js', isEntry: true, imports: ['_core'] },
    // The part of the home page that no route starts.
    ledger: { file: 'ledger.js', src: 'src/tools/ledger/ledger.tsx', isDynamicEntry: true },
    _core: { file: 'core.js', dynamicImports: [...routes.map(keyOf), 'panel'] },
    [keyOf(find)]: route(find, ['_core', '_rules']),
    [keyOf(assistant)]: route(assistant, ['_core', '_chat']),
    // Every page can open the panel.
    panel: {
      file: 'assistant-panel.js',
      src: 'src/tools/assistant/assistant-panel.tsx',
      isDynamicEntry: true,
      imports: ['_chat'],
    },
    _chat: { file: 'chat.js', imports: ['_core'], dynamicImports: ['later'] },
    later: {
      file: 'device-answer.js',
      src: 'src/tools/assistant/device-answer.ts',
      isDynamicEntry: true,
      imports: ['_rules'],
    },
    _rules: { file: 'rules.js' },
  };
  const toolsOf = toolsOfFiles(chunks, siteCode, [
    'core.js',
    'rules.js',
    'assistant-panel.js',
    'chat.js',
    'device-answer.js',
    'data/search-en.json',
  ]);
  expect(Object.fromEntries(toolsOf)).toEqual({
    'rules.js': ['/legal-assistant', '/find'],
    'assistant-panel.js': ['/legal-assistant'],
    'chat.js': ['/legal-assistant'],
    'device-answer.js': ['/legal-assistant'],
    'data/search-en.json': ['/legal-assistant', '/search'],
  });
});

it('saves the code that plays recordings with the rest of the site, whichever tool listens', () => {
  const player = 'src/platform/speech/recorded/choose-speaker.ts';
  const keyOf = (file: string) => `${file}?tsr-split=component`;
  const route = (file: string, dynamicImports: string[] = []) => ({
    file: `${file}.js`,
    src: keyOf(file),
    isDynamicEntry: true,
    dynamicImports,
  });
  const routes = siteCode.tools.flatMap((tool) => (tool.saved ? tool.routes : []));
  const chunks = {
    ...Object.fromEntries(routes.map((file) => [keyOf(file), route(file)])),
    'index.html': { file: 'boot.js', isEntry: true, dynamicImports: [player] },
    ledger: { file: 'ledger.js', src: 'src/tools/ledger/ledger.tsx', isDynamicEntry: true },
    [keyOf('src/routes/find.tsx')]: route('src/routes/find.tsx', [player]),
    [player]: { file: 'player.js', src: player, isDynamicEntry: true },
  };
  expect(toolsOfFiles(chunks, siteCode, ['player.js']).get('player.js')).toEqual([]);
});
