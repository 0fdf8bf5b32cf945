import type { EventEmitter } from 'node:events';

/**
 * Ends the process when the reader of its output has stopped reading, as `head` does after its last line. Any other
 * error of the output is thrown.
 */
export function endWithReader(output: EventEmitter, end: () => void = () => process.exit()): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    end();
  });
}
