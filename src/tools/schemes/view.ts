import { useSyncExternalStore } from 'react';
import { questions, type Question } from './model/answers.ts';

/**
 * The current view. It is in the address (`#matches`, `#pm-svanidhi`), so that Back, a reload and a shared
 * link restore it.
 */
export type View =
  | { kind: 'list' }
  | { kind: 'question'; question: Question }
  | { kind: 'matches' }
  | { kind: 'saved' }
  | { kind: 'compare' }
  | { kind: 'scheme'; id: string };

/** Returns the hash of a view. */
export function hashOf(view: View): `#${string}` {
  if (view.kind === 'question') return `#question-${view.question}`;
  if (view.kind === 'scheme') return `#${view.id}`;
  return view.kind === 'list' ? '#find' : `#${view.kind}`;
}

/** Returns the view of a hash. An unknown hash, such as a section of the page, returns the list. */
export function viewAt(hash: string, isScheme: (id: string) => boolean): View {
  const name = hash.replace(/^#/, '');
  if (name === 'matches' || name === 'saved' || name === 'compare') return { kind: name };
  const question = questions.find((each) => `question-${each}` === name);
  if (question) return { kind: 'question', question };
  return isScheme(name) ? { kind: 'scheme', id: name } : { kind: 'list' };
}

/** Returns the part of the address after `#` and follows its changes; empty at build. */
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

/** Opens a view and adds it to the history, so that Back works. */
export const goTo = (view: View): void => location.assign(hashOf(view));

/**
 * Moves the focus into a new view. The browser may take the focus away while it handles the new address; the
 * function then sets it again. Returns a function that stops this.
 */
export function focusInNewView(find: () => HTMLElement | null): () => void {
  const focus = () => find()?.focus();
  focus();
  addEventListener('hashchange', focus, { once: true });
  return () => removeEventListener('hashchange', focus);
}
