import { isReproducible, writeTrained } from './write-needs.ts';

/**
 * `npm run needs:train` trains the classifier if a phrasing or the training changed, and writes it into the
 * repository. With `-- --verify` it trains again, and fails when the result differs.
 */
if (process.argv.includes('--verify')) {
  const same = await isReproducible();
  console.log(same ? 'The trained classifier is the same.' : 'Training gives another classifier.');
  process.exitCode = same ? 0 : 1;
} else {
  const written = await writeTrained();
  console.log(
    written ? 'Trained the classifier anew: commit it.' : 'The classifier is up to date.',
  );
}
