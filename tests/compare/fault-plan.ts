import { createHash } from 'node:crypto';

/**
 * What the network does to one request. reset: the connection dies before the server commits.
 * answer-lost: it dies after. cut-off: it dies in the middle of the answer. captive-portal: someone
 * else answers 200 with a page; the server never sees the request.
 */
export type Fault = 'none' | 'reset' | 'answer-lost' | 'status-500' | 'captive-portal' | 'cut-off';

const faults: readonly Fault[] = [
  'reset',
  'answer-lost',
  'status-500',
  'captive-portal',
  'cut-off',
];
const faultyShare = 0.3;

/** When and how the browser dies in one of its lives. */
export interface PlannedCrash {
  /** At this request after the network came back, counted from 1. */
  atRequest: number;
  /** The server has committed it by then; its answer goes nowhere. */
  afterCommit: boolean;
}

/** Everything that chance decides, from one seed: the same for every contender. */
export interface FaultPlan {
  ids: readonly string[];
  /** An item's fate at its first, second, … attempt does not depend on when its queue makes it. */
  faultOf(id: string, attempt: number): Fault;
  /** A death with something left in a queue of that many items: each request ends one at most. */
  crashOf(life: number, queued: number): PlannedCrash;
}

export function planFaults(seed: number, items: number): FaultPlan {
  /** A number from 0 to 1 that depends on the seed and the words alone. */
  const chance = (...about: (string | number)[]) =>
    bytesOf(seed, ...about).readUInt32BE(0) / 2 ** 32;
  return {
    ids: Array.from({ length: items }, (_, index) => uuidFrom(bytesOf(seed, 'id', index))),
    faultOf(id, attempt) {
      const drawn = chance('fault', id, attempt) / faultyShare;
      return drawn < 1 ? (faults[Math.floor(drawn * faults.length)] ?? 'none') : 'none';
    },
    crashOf: (life, queued) => ({
      atRequest: 1 + Math.floor(chance('death', life) * (queued / 2)),
      afterCommit: chance('commit', life) < 0.5,
    }),
  };
}

const bytesOf = (...about: (string | number)[]): Buffer =>
  createHash('sha256').update(about.join('/')).digest();

function uuidFrom(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
