import type { PageId } from '../catalog.ts';
import type { IsoDate } from '../facts/types.ts';
import type { PortalId } from '../portals.ts';
import type { Block, DocumentItem, Prose, Section, TaskContent } from '../types.ts';

/** The headings of every task, in one language. */
export interface TaskHeadings {
  needs: string;
  steps: string;
  specimen: string;
  wrong: string;
  call: string;
  more: string;
}

/** A step to tick off. `id` is stable: the device saves ticks under it. */
interface TaskStep {
  id: string;
  title: Prose;
  text: Prose;
}

/** The text of one task. */
export interface TaskWords extends Omit<TaskContent, 'sections'> {
  slug: string;
  needs: DocumentItem[];
  steps: TaskStep[];
  /** The most important of `wrong`, in at most twelve words. */
  wrongAnswer: Prose;
  /** Possible problems and their solutions. */
  wrong: Prose[];
  /** Contacts, the nearest first. */
  call: Prose[];
  portals?: PortalId[];
  /** A picture below the steps, and what it shows, in at most twelve words. */
  specimen?: { answer: Prose; block: Extract<Block, { kind: 'picture' }> };
  /** Further pages to read, by id. */
  pages: PageId[];
  publishedOn: IsoDate;
}

/** A task with more steps must be split in two. */
export const mostSteps = 9;

/**
 * Returns the page of a task with the sections that every task has. Steps are checkboxes like documents,
 * with their own ids. Throws when a task has more than the maximum number of steps.
 */
export function taskPage(
  { slug, needs, steps, wrongAnswer, wrong, call, portals, specimen, pages, ...page }: TaskWords,
  headings: TaskHeadings,
): TaskContent {
  if (steps.length > mostSteps) throw new Error(`The task "${slug}" has more than nine steps`);
  const ticks = steps.map(({ id, title, text }) => ({
    id: `how-to.${slug}.${id}`,
    label: `**${title}**`,
    note: text,
  }));
  const section = (id: keyof TaskHeadings, ...blocks: Block[]): Section => ({
    id,
    heading: headings[id],
    blocks,
  });
  const fold = (id: keyof TaskHeadings, answer: Prose, block: Block): Section => ({
    ...section(id, block),
    answer,
  });
  return {
    ...page,
    sections: [
      section('needs', { kind: 'documents', items: needs }),
      section('steps', { kind: 'documents', done: true, items: ticks }),
      // Other pages link to it as #picture.
      ...(specimen
        ? [{ ...fold('specimen', specimen.answer, specimen.block), id: 'picture' }]
        : []),
      fold('wrong', wrongAnswer, { kind: 'list', items: wrong }),
      section(
        'call',
        { kind: 'list', items: call },
        ...(portals ? [{ kind: 'portals' as const, portals }] : []),
      ),
      section('more', { kind: 'pages', pages }),
    ],
  };
}
