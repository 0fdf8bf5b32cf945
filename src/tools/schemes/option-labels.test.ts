import { expect, it } from 'vitest';
import { loadMessages, loadText } from '../../locales/load-text.ts';
import { optionLabels } from './option-labels.ts';

it('sums of the schemes’ question have the ending that Telugu has before a postposition', async () => {
  await loadMessages('te');
  const texts = await loadText('schemes', 'te');
  const labels = optionLabels('money', texts, 'te').map(({ label }) => label);
  const counted = labels.filter((label) => /లక్ష|కోట్/.test(label));
  expect(counted.length).toBeGreaterThan(2);
  expect(counted.filter((label) => /(లక్షలు|కోట్లు) (వరకు|నుంచి|కంటే)/.test(label))).toEqual([]);
});
