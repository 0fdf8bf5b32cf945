import { expect, it } from 'vitest';
import { toolFiles } from './tool-code.ts';

it('takes what only tools reach, and leaves what a first visit reaches as well', () => {
  const files = toolFiles({
    'index.html': { file: 'boot.js', isEntry: true, imports: ['_core'] },
    'src/features/leads/lead-dialog.tsx': {
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
  });
  expect([...files].toSorted()).toEqual(['find.css', 'find.js', 'rules.js']);
});
