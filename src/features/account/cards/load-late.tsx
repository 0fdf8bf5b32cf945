import { lazy, type ComponentType } from 'react';
import { useWords } from '../../../i18n/i18n-context.tsx';
import { en } from '../../../i18n/words/dashboard/en.ts';

/** A part of a card whose code comes when it is shown, with the rules of a tool; without them it says so. */
export const lateComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      (error: unknown) => {
        console.info('A part of the dashboard could not be loaded', error);
        return { default: NotLoaded };
      },
    ),
  );

function NotLoaded() {
  const words = useWords({ en });
  return <p>{words.notLoaded}</p>;
}
