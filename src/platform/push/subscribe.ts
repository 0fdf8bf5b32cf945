/** Timeout of the browser's push service in ms. */
const timeoutMs = 20_000;

/**
 * Subscribes to the browser's push service for messages signed with this key. Replaces a subscription for
 * another key. Rejects when the service refuses or does not answer in time.
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

/** Resolves or rejects as `work` does. Rejects after `ms`. */
export async function inTime<T>(work: Promise<T>, ms = timeoutMs): Promise<T> {
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

/** Returns the bytes of a base64url text. Throws for any other text. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function isSame(a: ArrayBuffer | null, b: Uint8Array): boolean {
  if (a?.byteLength !== b.byteLength) return false;
  return new Uint8Array(a).every((byte, index) => byte === b[index]);
}
