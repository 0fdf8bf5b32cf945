import { useMessages } from '../../locales/text.tsx';
import { useDeviceModes } from '../../platform/device/modes-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { useScrolledBeyond } from './scroll-state.ts';

/**
 * The back-to-top button, shown after scrolling (SHELL-14). It respects reduced motion. Its place is there from the
 * start, so that no entry of the bar moves under a finger.
 */
export function ScrollToTop() {
  const { shell } = useMessages();
  const far = useScrolledBeyond(300);
  const still = useDeviceModes(({ reducedMotion }) => reducedMotion);
  return (
    <span className="scroll-place">
      {far && (
        <button
          type="button"
          className="scroll-top"
          aria-label={shell.toTop}
          onClick={() => scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })}
        >
          <Icon name="up" />
        </button>
      )}
    </span>
  );
}
