/** The browser asks its push service; one that never answers must not hold the visitor up. */
const patienceMs = 20_000;

/**
 * Has the browser subscribe to its push service, for messages signed with this key. What was there for
 * another key makes way. Rejects when the service cannot be reached in time, or refuses.
 */
export async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const wanted = bytesOf(key);
  const present = await inTime(manager.getSubscription());
  if (present) {
    if (isSame(present.options.applicationServerKey, wanted)) return present;
    await inTime(present.unsubscribe());
  }
  return inTime(manager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted }));
}

/** Gives what `work` gives. Rejects when it takes too long. */
export async function inTime<T>(work: Promise<T>, ms = patienceMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The browser did not answer in time')), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** The bytes of a text in base64url. Throws when it is none. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function isSame(a: ArrayBuffer | null, b: Uint8Array): boolean {
  if (a?.byteLength !== b.byteLength) return false;
  return new Uint8Array(a).every((byte, index) => byte === b[index]);
}
