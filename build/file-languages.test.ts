import { expect, it } from 'vitest';
import { languagesOfFiles } from './file-languages.ts';

it('a text is for its language, an English text for those that lack it, and code for all', () => {
  const code = {
    'index.html': { file: 'boot.js', isEntry: true, dynamicImports: ['src/routes/find.tsx'] },
    'src/routes/find.tsx': { file: 'find.js', isDynamicEntry: true },
    'src/locales/en/tools/finder.ts': { file: 'en.js', isDynamicEntry: true, imports: ['_months'] },
    'src/locales/hi/tools/finder.ts': { file: 'hi.js', isDynamicEntry: true },
    'src/locales/en/tools/loan.ts': { file: 'en-loan.js', isDynamicEntry: true },
    _months: { file: 'months.js' },
  };
  const files = Object.values(code).map(({ file }) => file);
  expect(Object.fromEntries(languagesOfFiles(code, files, ['en', 'hi']))).toEqual({
    'en.js': ['en'],
    'months.js': ['en'],
    'hi.js': ['hi'],
    'en-loan.js': ['en', 'hi'],
  });
});
