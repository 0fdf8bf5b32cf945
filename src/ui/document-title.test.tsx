import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DocumentTitle } from './document-title.tsx';

it('marks the English name of a document on a page of another language', () => {
  expect(renderToStaticMarkup(<DocumentTitle title="CGST Rules" locale="hi" />)).toBe(
    '<span lang="en-IN">CGST Rules</span>',
  );
  expect(renderToStaticMarkup(<DocumentTitle title="CGST Rules" locale="en" />)).toBe('CGST Rules');
});
