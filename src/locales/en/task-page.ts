import type { TaskContent } from '../../content/types.ts';
import { taskPage, type TaskWords } from '../../content/how-to/task.ts';

const headings = {
  needs: 'What you need',
  steps: 'Step by step',
  specimen: 'What to check on it',
  wrong: 'What can go wrong',
  call: 'Whom to call',
  more: 'Read more',
};

/** The first tasks were written and checked on this day; a newer or rechecked one says its own. */
const day = '2026-11-21';

/** A task in English. */
export const task = (
  words: Omit<TaskWords, 'publishedOn' | 'reviewedOn' | 'frames'> &
    Partial<Pick<TaskWords, 'publishedOn' | 'reviewedOn' | 'frames'>>,
): TaskContent => taskPage({ frames: [], publishedOn: day, reviewedOn: day, ...words }, headings);
