import type { IsoDate } from '../../../content/facts/types.ts';
import type { Answers } from '../../../register/answers.ts';
import { atLevel, find } from '../../../register/find.ts';
import type { DocumentId } from '../../../register/record.ts';
import { needById, type NeedId } from '../../../register/register.ts';
import { firstQuestions } from '../../finder/model/first-questions.ts';
import { groupNeeded } from '../../finder/model/groups.ts';

/** The visitor's papers, by the finder's answers and the ticks. */
export interface OwnPapers {
  /** The finder shows a result. Questions after it may be open. */
  hasAnswers: boolean;
  /** The papers to gather for all needed registrations. */
  all: number;
  ready: number;
  /** The first registration of the result that lacks a paper, and that paper. */
  firstMissing: { need: NeedId; document: DocumentId } | undefined;
}

/** Returns the papers that a business gathers, and which of them are ready. */
export function ownPapers(given: Answers, ready: ReadonlySet<string>, today: IsoDate): OwnPapers {
  if (given.kind === undefined) {
    return { hasAnswers: false, all: 0, ready: 0, firstMissing: undefined };
  }
  const musts = atLevel(find(given, today), 'must');
  const documents = new Set(musts.flatMap(({ need }) => needById(need).documents));
  const [firstMissing] = groupNeeded(musts).papers.flatMap(({ need }) =>
    needById(need)
      .documents.filter((id) => !ready.has(id))
      .map((document) => ({ need, document })),
  );
  return {
    hasAnswers: firstQuestions(given, today).open === undefined,
    all: documents.size,
    ready: [...documents].filter((id) => ready.has(id)).length,
    firstMissing,
  };
}
