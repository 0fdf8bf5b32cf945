import type { Reader } from './reader.ts';

/**
 * Lets a reading go on while nobody touches the screen: the screen stays on, and the phone's media controls pause,
 * skip and stop it. Each does what the browser supports. Call `changed` at each change; `end` gives everything back.
 */
export function startReadingSession(reader: Reader, title: string) {
  let screen: WakeLockSentinel | undefined;
  let isReading = true;
  let isOver = false;

  async function holdScreen(): Promise<void> {
    if (!('wakeLock' in navigator) || screen || document.visibilityState !== 'visible') return;
    try {
      const lock = await navigator.wakeLock.request('screen');
      if (isOver || !isReading) return await lock.release();
      screen = lock;
      // The browser releases it when the page is hidden.
      lock.addEventListener('release', () => {
        if (screen === lock) screen = undefined;
      });
    } catch (error) {
      console.info('The screen may turn off', error);
    }
  }
  function releaseScreen(): void {
    screen?.release().catch((error: unknown) => console.info('The screen stays on', error));
    screen = undefined;
  }
  const onShown = () => {
    if (isReading) void holdScreen();
  };

  const actions: [MediaSessionAction, () => void][] = [
    ['play', () => reader.resume()],
    ['pause', () => reader.pause()],
    ['nexttrack', () => reader.nextPart()],
    ['stop', () => reader.stop()],
  ];
  function handle(isOn: boolean): void {
    if (!('mediaSession' in navigator)) return;
    navigator.mediaSession.metadata = isOn ? new MediaMetadata({ title }) : null;
    for (const [action, act] of actions) {
      try {
        navigator.mediaSession.setActionHandler(action, isOn ? act : null);
      } catch (error) {
        console.info('No media control', action, error);
      }
    }
  }

  handle(true);
  document.addEventListener('visibilitychange', onShown);
  void holdScreen();
  return {
    changed(now: { isReading: boolean }) {
      isReading = now.isReading;
      if ('mediaSession' in navigator) {
        navigator.mediaSession.playbackState = isReading ? 'playing' : 'paused';
      }
      if (isReading) void holdScreen();
      else releaseScreen();
    },
    end() {
      isOver = true;
      isReading = false;
      releaseScreen();
      handle(false);
      if ('mediaSession' in navigator) navigator.mediaSession.playbackState = 'none';
      document.removeEventListener('visibilitychange', onShown);
    },
  };
}
