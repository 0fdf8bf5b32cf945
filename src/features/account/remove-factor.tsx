import { useState } from 'react';
import { useWords } from '../../i18n/i18n-context.tsx';
import { en as accountWords } from '../../i18n/words/account/en.ts';
import { en } from '../../i18n/words/second-step/en.ts';
import { SureQuestion } from '../../ui/sure-question.tsx';
import { accountErrorWords } from './account-error.ts';
import { removeFactor } from './second-factors.ts';
import { followSession } from './session.ts';

/** Asks before a second step is removed, and removes it. */
export function RemoveFactor(props: {
  factorId: string;
  onRemoved: () => void;
  onKeep: () => void;
}) {
  const words = useWords({ en });
  const errors = useWords({ en: accountWords });
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
