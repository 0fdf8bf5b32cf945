import { expect, it } from 'vitest';
import { readTools } from './read-tools.ts';
import { toolFiles, toolsOfFiles } from './tool-code.ts';

const tools = await readTools();

it('takes what only tools reach, and leaves what a first visit reaches as well', () => {
  const chunks = {
    'index.html': { file: 'boot.js', isEntry: true, imports: ['_core'] },
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
    _core: { file: 'core.js' },
    _both: { file: 'both.js' },
    _rules: { file: 'rules.js' },
    'src/app/fonts/heading.woff2': { file: 'heading.woff2' },
  };
  const files = toolFiles(chunks, tools);
  expect([...files].toSorted()).toEqual(['find.css', 'find.js', 'rules.js']);
});

it('names the tools that need a file, also one that a tool fetches when something is pressed', () => {
  const route = (name: string, imports: string[] = [], dynamicImports: string[] = []) => ({
    file: `${name}.js`,
    src: `src/routes/${name}.tsx?tsr-split=component`,
    isDynamicEntry: true,
    imports,
    dynamicImports,
  });
  // Each saved tool needs a route in the build.
  const routes = tools
    .flatMap(({ code, saved }) => (saved ? code.pages : []))
    .map((page) => page.slice(1).replace('/*', '.$page'));
  const chunks = {
    ...Object.fromEntries(routes.map((name) => [name, route(name)])),
    'index.html': { file: 'boot.js', isEntry: true, imports: ['_core'] },
    // The part of the home page that no route starts.
    ledger: { file: 'ledger.js', src: 'src/tools/ledger/ledger.tsx', isDynamicEntry: true },
    _core: { file: 'core.js', dynamicImports: ['find', 'legal-assistant'] },
    find: route('find', ['_core', '_rules']),
    'legal-assistant': route('legal-assistant', ['_core', '_chat']),
    _chat: { file: 'chat.js', imports: ['_core'], dynamicImports: ['later'] },
    later: {
      file: 'device-answer.js',
      src: 'src/tools/assistant/device-answer.ts',
      isDynamicEntry: true,
      imports: ['_rules'],
    },
    _rules: { file: 'rules.js' },
  };
  const toolsOf = toolsOfFiles(chunks, tools, [
    'core.js',
    'rules.js',
    'chat.js',
    'device-answer.js',
    'data/search-en.json',
  ]);
  expect(Object.fromEntries(toolsOf)).toEqual({
    'rules.js': ['/legal-assistant', '/find'],
    'chat.js': ['/legal-assistant'],
    'device-answer.js': ['/legal-assistant'],
    'data/search-en.json': ['/legal-assistant', '/search'],
  });
});
