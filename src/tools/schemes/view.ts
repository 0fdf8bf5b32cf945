import { useSyncExternalStore } from 'react';
import { questions, type Question } from './answers.ts';

/**
 * What of the tool is on screen. It stands in the address (`#matches`, `#pm-svanidhi`), so that Back, a
 * reload and a shared link find it again.
 */
export type View =
  | { kind: 'list' }
  | { kind: 'question'; question: Question }
  | { kind: 'matches' }
  | { kind: 'saved' }
  | { kind: 'compare' }
  | { kind: 'scheme'; id: string };

/** The address of a view within the page. */
export function hashOf(view: View): `#${string}` {
  if (view.kind === 'question') return `#question-${view.question}`;
  if (view.kind === 'scheme') return `#${view.id}`;
  return view.kind === 'list' ? '#find' : `#${view.kind}`;
}

/** The view at an address; the list for one that is none of ours, such as a section of the page. */
export function viewAt(hash: string, isScheme: (id: string) => boolean): View {
  const name = hash.replace(/^#/, '');
  if (name === 'matches' || name === 'saved' || name === 'compare') return { kind: name };
  const question = questions.find((each) => `question-${each}` === name);
  if (question) return { kind: 'question', question };
  return isScheme(name) ? { kind: 'scheme', id: name } : { kind: 'list' };
}

/** The part of the address after `#`, as it changes; empty at build. */
export const useHash = (): string =>
  useSyncExternalStore(
    (onChange) => {
      addEventListener('hashchange', onChange);
      addEventListener('popstate', onChange);
      return () => {
        removeEventListener('hashchange', onChange);
        removeEventListener('popstate', onChange);
      };
    },
    () => location.hash,
    () => '',
  );

/** Goes to a view; Back comes back from it. */
export const goTo = (view: View): void => location.assign(hashOf(view));

/**
 * Puts the focus into a view that has just been drawn. It may be drawn before the browser is done with
 * the new address, which takes the focus away: then it is put there again. Gives the way to stop that.
 */
export function focusInNewView(find: () => HTMLElement | null): () => void {
  const focus = () => find()?.focus();
  focus();
  addEventListener('hashchange', focus, { once: true });
  return () => removeEventListener('hashchange', focus);
}
