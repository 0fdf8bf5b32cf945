import { useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import { SureQuestion } from '../../ui/sure-question.tsx';
import { accountErrorWords } from './account-error.ts';
import { removeFactor } from './second-factors.ts';
import { followSession } from './session.ts';

const useAccountText = textFor('account');
const useText = textFor('second-step');

/** Asks before a second step is removed, and removes it. */
export function RemoveFactor(props: {
  factorId: string;
  onRemoved: () => void;
  onKeep: () => void;
}) {
  const words = useText();
  const errors = useAccountText();
  const [failure, setFailure] = useState<string>();

  async function remove() {
    setFailure(undefined);
    try {
      await removeFactor(await followSession(), props.factorId);
      props.onRemoved();
    } catch (error) {
      console.error('The second step was not removed', error);
      setFailure(accountErrorWords(error, errors));
    }
  }

  return (
    <SureQuestion
      title={words.sureToRemove}
      confirm={words.yesRemove}
      keep={words.keep}
      onConfirm={() => void remove()}
      onKeep={props.onKeep}
    >
      {failure && <p>{failure}</p>}
    </SureQuestion>
  );
}
