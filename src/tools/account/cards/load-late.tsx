import { lazy, type ComponentType } from 'react';
import { withTexts } from '../../../locales/load-text.ts';
import { textFor } from '../../../locales/text.tsx';

const useText = textFor('dashboard');

/**
 * Returns a component that loads its code when it is shown, because that code includes a tool's rules. Shows
 * a message when loading fails.
 */
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
  const texts = useText();
  return <p>{texts.notLoaded}</p>;
}
