import { describe, expect, it } from 'vitest';
import { catalog } from '../../src/content/catalog.ts';
import { mostSteps } from '../../src/content/how-to/task.ts';
import { taskEfforts, taskTopics, type TaskContent } from '../../src/content/types.ts';

const files = import.meta.glob<{ content: TaskContent }>('../../src/locales/en/pages/how-to/*.ts', {
  eager: true,
});
const tasks = Object.entries(files).map(([file, { content }]) => ({
  id: file.replace('../../src/locales/en/pages/', '').replace('.ts', ''),
  content,
}));

const documentsOf = ({ sections }: TaskContent, id: string) =>
  sections
    .filter((section) => section.id === id)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'documents' ? block.items : []));

it('there are twenty-five, and every topic and effort of the filter has one (TOOL-HOW-01)', () => {
  expect(tasks.map(({ id }) => id).sort()).toEqual(
    catalog
      .filter(({ template }) => template === 'task')
      .map(({ id }) => id)
      .sort(),
  );
  expect(new Set(tasks.map(({ content }) => content.topic))).toEqual(new Set(taskTopics));
  expect(new Set(tasks.map(({ content }) => content.effort))).toEqual(new Set(taskEfforts));
});

describe.each(tasks)('$id', ({ id, content }) => {
  it('says time, cost, place, needs, what can go wrong and whom to call', () => {
    for (const line of [content.time, content.cost, content.place]) expect(line).not.toBe('');
    expect(documentsOf(content, 'needs').length).toBeGreaterThan(0);
    expect(content.sections.map((section) => section.id)).toEqual([
      'needs',
      'steps',
      ...(content.sections.some((section) => section.id === 'picture') ? ['picture'] : []),
      'wrong',
      'call',
      'more',
    ]);
  });

  it('has at most nine steps, each ticked under an id of its own', () => {
    const steps = documentsOf(content, 'steps');
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.length).toBeLessThanOrEqual(mostSteps);
    for (const step of steps) expect(step.id).toContain(`how-to.${id.replace('how-to/', '')}.`);
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
  });
});
