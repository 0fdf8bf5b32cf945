import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { endWithReader } from './end-with-reader.ts';

it('a command ends when the reader of its output stops, and throws any other error', () => {
  const output = new EventEmitter();
  const end = vi.fn<() => void>();
  endWithReader(output, end);
  output.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
  expect(end).toHaveBeenCalledOnce();
  expect(() => output.emit('error', new Error('disk full'))).toThrow('disk full');
});
