import { openClassifier } from '../../src/needs/classifier.ts';
import { needsJson } from './write-needs.ts';

/**
 * Prints what the classifier takes a phrase for, and which parts of it decided:
 * `npm run explain:need -- "threw my cart"`.
 */
const said = process.argv.slice(2).join(' ');
if (said === '') {
  console.error('Say what to explain: npm run explain:need -- "threw my cart"');
  process.exit(1);
}
const { needsOf, reasonsFor } = openClassifier(JSON.parse(await needsJson()));
const needs = needsOf(said).slice(0, 3);
if (needs.length === 0) console.log('Nothing in it is known.');
for (const { id, share, places } of needs) {
  console.log(`${(100 * share).toFixed(1).padStart(5)} %  ${id}  ${places.join(' ')}`);
  for (const { feature, speaks } of reasonsFor(said, id).slice(0, 6)) {
    console.log(`           ${speaks.toFixed(2).padStart(6)}  ${feature}`);
  }
}
