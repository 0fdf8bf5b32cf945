import { expect, it } from 'vitest';
import { emptyNotebook, withChanges, type Notebook } from './notebook.ts';

const notebook = (parts: Partial<Notebook>): Notebook => ({ ...emptyNotebook, ...parts });

it('changes that are repeated take nothing away that another tab saved meanwhile', () => {
  const before = notebook({ saved: ['mudra-shishu', 'pmegp'], query: 'loan' });
  const after = notebook({ saved: ['pmegp', 'mudra-kishor'], query: 'loan' });
  const now = notebook({ saved: ['mudra-shishu', 'pmegp', 'stand-up-india'], query: 'cart' });
  expect(withChanges(now, before, after)).toEqual(
    notebook({ saved: ['pmegp', 'stand-up-india', 'mudra-kishor'], query: 'cart' }),
  );
});

it('changes that were written already change nothing when they are repeated', () => {
  const after = notebook({ saved: ['pmegp'], compared: ['pmegp'], query: 'loan' });
  expect(withChanges(after, emptyNotebook, after)).toEqual(after);
});
