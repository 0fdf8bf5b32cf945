import { useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import { SureQuestion } from '../../ui/sure-question.tsx';
import { accountErrorText } from './account-error.ts';
import { removeFactor } from './second-factors.ts';
import { followSession } from './session.ts';

const useAccountText = textFor('account');
const useText = textFor('second-step');

/** Removes a second step after a confirmation. */
export function RemoveFactor(props: {
  factorId: string;
  onRemoved: () => void;
  onKeep: () => void;
}) {
  const texts = useText();
  const errors = useAccountText();
  const [failure, setFailure] = useState<string>();

  async function remove() {
    setFailure(undefined);
    try {
      await removeFactor(await followSession(), props.factorId);
      props.onRemoved();
    } catch (error) {
      console.error('The second step was not removed', error);
      setFailure(accountErrorText(error, errors));
    }
  }

  return (
    <SureQuestion
      title={texts.sureToRemove}
      confirm={texts.yesRemove}
      keep={texts.keep}
      onConfirm={() => void remove()}
      onKeep={props.onKeep}
    >
      {failure && <p>{failure}</p>}
    </SureQuestion>
  );
}
