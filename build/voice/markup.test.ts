import { renderToString } from 'react-dom/server';
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { elementsAt, innerTextOf, readMarkup, textContentOf } from './markup.ts';

const markup = readMarkup(
  renderToString(
    h(
      'section',
      { className: 'section', id: 'one' },
      h('h2', null, 'Who came, “A & B”?'),
      h('input', { type: 'checkbox', defaultChecked: true }),
      h('div', { className: 'prose situation' }, h('p', null, 'Inside')),
      h(
        'p',
        { className: 'prose' },
        'Label',
        h('span', { className: 'hint block' }, 'hint', ' two'),
      ),
      h('a', { 'data-notice': 'call', href: '#' }, 'Call'),
    ),
  ),
);
const textsAt = (selectors: string) => elementsAt(markup, selectors).map(textContentOf);

it('finds elements by tags, classes, attributes and places, in the order of the page', () => {
  expect(textsAt('p, h2')).toEqual(['Who came, “A & B”?', 'Inside', 'Labelhint two']);
  expect(textsAt('.section > .prose')).toEqual(['Inside', 'Labelhint two']);
  expect(textsAt('#one .situation p')).toEqual(['Inside']);
  expect(textsAt('[data-notice="call"]')).toEqual(['Call']);
  expect(textsAt('[data-notice="say"], p > h2')).toEqual([]);
});

it('begins a new word at a block, as the browser does', () => {
  expect(elementsAt(markup, 'p.prose').map(innerTextOf)).toEqual(['Label hint two']);
});

it('refuses markup that is not well formed', () => {
  expect(() => readMarkup('<p>One<b>two</p>')).toThrow('closes');
  expect(() => readMarkup('<p>One')).toThrow('not closed');
});
