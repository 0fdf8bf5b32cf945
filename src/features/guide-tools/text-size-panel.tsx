import { useState, useSyncExternalStore } from 'react';
import { textFor } from '../../locales/text.tsx';
import {
  readTextSize,
  setTextSize,
  textSizes,
  type TextSize,
} from '../../platform/device/text-size.ts';

const useText = textFor('guide-tools');

/** Only this panel changes the size while the page is open. */
const neverChanges = () => () => undefined;

/** Sets the text size of all pages on this device. */
export function TextSizePanel() {
  const { text: texts } = useText();
  // The build does not know this device's saved size.
  const saved = useSyncExternalStore(neverChanges, readTextSize, () => 'normal' as const);
  const [chosen, setChosen] = useState<TextSize>();
  const size = chosen ?? saved;
  const [isSaved, setIsSaved] = useState(true);

  function choose(next: TextSize) {
    setChosen(next);
    try {
      setTextSize(next);
      setIsSaved(true);
    } catch (error) {
      console.info('The size of text is not saved', error);
      setIsSaved(false);
    }
  }

  return (
    <fieldset className="tool-panel">
      <legend>{texts.label}</legend>
      <div className="text-sizes">
        {textSizes.map((each) => (
          <label key={each} data-size={each}>
            <input
              type="radio"
              name="text-size"
              value={each}
              checked={size === each}
              onChange={() => choose(each)}
            />
            {texts.sizes[each]}
          </label>
        ))}
      </div>
      {!isSaved && <p role="status">{texts.notStored}</p>}
    </fieldset>
  );
}
