import { expect, it, vi } from 'vitest';
import type { OutboxItem } from '../../platform/offline/db.ts';
import { sender as chatSender, createChatSender, type ChatRequest } from './chat.outbox.ts';

const request: ChatRequest = { id: 'a', question: 'Do I need GST?', locale: 'en', passages: [] };
const item = { id: 'a', kind: 'chat', payload: request } as OutboxItem;
const passage = { title: 'GST', heading: '', path: '/gst-compliance', text: 'Above the limit.' };

const attempt = () => ({
  signal: AbortSignal.timeout(1000),
  fetch: vi.fn<typeof fetch>(() =>
    Promise.resolve(
      Response.json({ id: 'a', status: 'uncited' }, { headers: { 'x-niyam-item': 'a' } }),
    ),
  ),
});

it('a question without passages is not sent by the worker, and waits for a page', async () => {
  const context = attempt();
  expect(await chatSender.send(item, context)).toMatchObject({ outcome: 'retry' });
  expect(context.fetch).not.toHaveBeenCalled();
});

it('a page sends such a question with the passages it has found', async () => {
  const context = attempt();
  const sender = createChatSender((saved) => Promise.resolve({ ...saved, passages: [passage] }));
  expect(await sender.send(item, context)).toMatchObject({ outcome: 'delivered' });
  const [, sent] = context.fetch.mock.calls[0] ?? [];
  expect(JSON.parse(String(sent?.body))).toMatchObject({ passages: [passage] });
});

it('where there is nothing to send, the question ends without a request, and not as sent', async () => {
  const context = attempt();
  const sender = createChatSender(() => Promise.resolve(undefined));
  const result = await sender.send(item, context);
  expect(result).toEqual({ outcome: 'delivered', receipt: { status: 'by-phone' } });
  expect(context.fetch).not.toHaveBeenCalled();
});

it('while the assistant’s code cannot be had, the question waits', async () => {
  const context = attempt();
  const sender = createChatSender(() => Promise.reject(new Error('no signal')));
  expect(await sender.send(item, context)).toMatchObject({ outcome: 'retry' });
  expect(context.fetch).not.toHaveBeenCalled();
});
