import type { PageId } from '../catalog.ts';
import type { IsoDate } from '../facts/types.ts';
import type { PortalId } from '../portals.ts';
import type { Block, DocumentItem, Prose, Section, TaskContent } from '../types.ts';

/** The headings that every task has, in one language. */
export interface TaskHeadings {
  needs: string;
  steps: string;
  wrong: string;
  call: string;
  more: string;
}

/** A step to be ticked. `id` is stable: ticks are kept under it. */
interface TaskStep {
  id: string;
  title: Prose;
  text: Prose;
}

/** What is written for one task. */
export interface TaskWords extends Omit<TaskContent, 'sections'> {
  slug: string;
  needs: DocumentItem[];
  steps: TaskStep[];
  /** What can go wrong, and what to do then. */
  wrong: Prose[];
  /** Whom to call or ask, the nearest first. */
  call: Prose[];
  portals?: PortalId[];
  /** Pages to read besides, by id. */
  pages: PageId[];
  publishedOn: IsoDate;
}

/** More than this is two tasks. */
export const mostSteps = 9;

/**
 * The page of a task: its words in the sections that every task has. Steps are boxes to tick like papers
 * are, under ids of their own. Throws where a task has more steps than fit one head.
 */
export function taskPage(
  { slug, needs, steps, wrong, call, portals, pages, ...page }: TaskWords,
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
  return {
    ...page,
    sections: [
      section('needs', { kind: 'documents', items: needs }),
      section('steps', { kind: 'documents', done: true, items: ticks }),
      section('wrong', { kind: 'list', items: wrong }),
      section(
        'call',
        { kind: 'list', items: call },
        ...(portals ? [{ kind: 'portals' as const, portals }] : []),
      ),
      section('more', { kind: 'pages', pages }),
    ],
  };
}
