import { needsJson } from './write-needs.ts';

/** Trains the classifier before the build and the tests, which both need it. */
await needsJson();
