import { useEffect, useEffectEvent } from 'react';
import type { QuestionId } from '../../register/answers.ts';
import type { Period } from './model/read-amount.ts';
import { saveValue, readValue, removeValue } from '../../platform/offline/keyval.ts';

/** A typed number, valid or not, so that a reload does not lose it. */
export interface Typed {
  question: QuestionId;
  text: string;
  period: Period;
}

const name = 'finder-typed';

/** Passes on what was typed for a question before this screen, if anything was. */
export function useTyped(question: QuestionId, take: (typed: Typed) => void): void {
  const onTyped = useEffectEvent(take);
  useEffect(() => {
    let isUnmounted = false;
    readValue<Typed>(name).then((typed) => {
      if (!isUnmounted && typed?.question === question) onTyped(typed);
    }, reportTyped);
    return () => {
      isUnmounted = true;
    };
  }, [question]);
}

export const reportTyped = (error: unknown): void =>
  console.info('What is typed is not saved', error);

export const saveTyped = (typed: Typed): Promise<void> => saveValue(name, typed);
export const dropTyped = (): Promise<void> => removeValue(name);
