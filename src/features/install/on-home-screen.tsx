import { useEffect, useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import { storageAnswer, type StorageAnswer } from '../../platform/device/persistent-storage.ts';
import { InstallButton } from './install-button.tsx';
import { InstallSteps } from './install-steps.tsx';
import { useInstall } from './install-store.ts';

const useText = textFor('install');

/** Installing in the settings, also after "Not now", and the browser's promise about saved data (PWA-05). */
export function OnHomeScreen() {
  const texts = useText();
  const way = useInstall((state) => state.way);
  return (
    <section className="section" aria-labelledby="home-screen">
      <h2 id="home-screen">{texts.title}</h2>
      {way === 'ios' ? <InstallSteps /> : <p className="prose">{texts.ways[way ?? 'unknown']}</p>}
      {way === 'prompt' && (
        <div className="actions">
          <InstallButton />
        </div>
      )}
      {/* Installing may change the promise. */}
      <StorageWord key={way} />
    </section>
  );
}

function StorageWord() {
  const { storage: texts } = useText();
  const [storage, setStorage] = useState<StorageAnswer>();
  useEffect(() => {
    let current = true;
    storageAnswer().then(
      (answer) => {
        if (current) setStorage(answer);
      },
      (error: unknown) => {
        console.info('The browser does not say how long it keeps data', error);
        if (current) setStorage('unknown');
      },
    );
    return () => {
      current = false;
    };
  }, []);
  return storage && <p className="prose">{texts[storage]}</p>;
}
