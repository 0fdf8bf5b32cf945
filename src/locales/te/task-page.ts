import type { TaskContent } from '../../content/types.ts';
import { taskPage, type TaskWords } from '../../content/how-to/task.ts';

const headings = {
  needs: 'మీకు ఏం కావాలి',
  steps: 'అడుగడుగునా',
  specimen: 'అందులో ఏం సరిచూడాలి',
  wrong: 'ఏం తప్పు జరగవచ్చు',
  call: 'ఎవరికి ఫోన్ చేయాలి',
  more: 'ఇంకా చదవండి',
};

/** The first tasks were written and checked on this day; a newer or rechecked one says its own. */
const day = '2026-11-21';

/** A task in Telugu. */
export const task = (
  words: Omit<TaskWords, 'publishedOn' | 'reviewedOn' | 'frames'> &
    Partial<Pick<TaskWords, 'publishedOn' | 'reviewedOn' | 'frames'>>,
): TaskContent => taskPage({ frames: [], publishedOn: day, reviewedOn: day, ...words }, headings);
