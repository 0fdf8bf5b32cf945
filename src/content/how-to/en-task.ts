import type { TaskContent } from '../types.ts';
import { taskPage, type TaskWords } from './task.ts';

const headings = {
  needs: 'What you need',
  steps: 'Step by step',
  wrong: 'What can go wrong',
  call: 'Whom to call',
  more: 'Read more',
};

const day = '2026-11-21';

/** A task in English, written and checked on the same day. */
export const task = (
  words: Omit<TaskWords, 'publishedOn' | 'reviewedOn' | 'frames'> &
    Pick<Partial<TaskWords>, 'frames'>,
): TaskContent => taskPage({ frames: [], ...words, publishedOn: day, reviewedOn: day }, headings);
