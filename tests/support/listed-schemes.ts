import { constantFrom, integer, record, subarray, type Arbitrary } from 'fast-check';
import type { IsoDate } from '../../src/content/facts/types.ts';
import {
  bands,
  groups,
  helps,
  registrations,
  stages,
  states,
  whos,
  works,
} from '../../src/tools/schemes/model/choices.ts';
import type { Answers } from '../../src/tools/schemes/model/answers.ts';
import { text as en } from '../../src/locales/en/interface.ts';
import { listedSchemes } from '../../src/pages/scheme-file.ts';

/** The date for the tests of the schemes. */
export const day: IsoDate = '2026-11-20';

/** Every scheme as the browser receives it. */
export const listed = listedSchemes({ locale: 'en', messages: en, asOn: day });

/** Generates any possible answers, with some questions unanswered. */
export const anyAnswers: Arbitrary<Answers> = record(
  {
    place: constantFrom(...states),
    who: subarray([...whos]),
    work: subarray([...works]),
    stage: constantFrom(...stages),
    papers: subarray([...registrations]),
    helps: subarray([...helps]),
    money: constantFrom(...bands.map(({ id }) => id)),
    groups: subarray([...groups]),
    age: integer({ min: 14, max: 100 }),
  },
  { requiredKeys: [] },
);
