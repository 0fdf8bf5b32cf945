import type { TaskContent } from '../../content/types.ts';
import { taskPage, type TaskWords } from '../../content/how-to/task.ts';

const headings = {
  needs: 'क्या चाहिए',
  steps: 'क़दम-दर-क़दम',
  specimen: 'इसमें क्या जाँचें',
  wrong: 'क्या गड़बड़ हो सकती है',
  call: 'किसे फ़ोन करें',
  more: 'और पढ़ें',
};

/** The first tasks were written and checked on this day; a newer or rechecked one says its own. */
const day = '2026-11-21';

/** A task in Hindi. */
export const task = (
  words: Omit<TaskWords, 'publishedOn' | 'reviewedOn' | 'frames'> &
    Partial<Pick<TaskWords, 'publishedOn' | 'reviewedOn' | 'frames'>>,
): TaskContent => taskPage({ frames: [], publishedOn: day, reviewedOn: day, ...words }, headings);
