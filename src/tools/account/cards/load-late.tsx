import { lazy, type ComponentType } from 'react';
import { withTexts } from '../../../locales/load-text.ts';
import { textFor } from '../../../locales/text.tsx';

const useText = textFor('dashboard');

/** A part of a card whose code comes when it is shown, with the rules of a tool; without them it says so. */
export const lateComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    withTexts(load()).then(
      (loaded) => ({ default: loaded }),
      (error: unknown) => {
        console.info('A part of the dashboard could not be loaded', error);
        return { default: NotLoaded };
      },
    ),
  );

function NotLoaded() {
  const words = useText();
  return <p>{words.notLoaded}</p>;
}
