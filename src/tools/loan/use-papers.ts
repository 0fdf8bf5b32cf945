import { useEffect, useState } from 'react';
import { noInputs, type Inputs } from '../schemes/model/answers.ts';
import type { Paper } from '../schemes/model/choices.ts';
import { notebookFrom, withItem } from '../schemes/model/notebook.ts';
import { answersFromFinder, withFinderAnswers } from '../schemes/model/from-finder.ts';
import { schemesNotebook } from '../schemes/stored.ts';
import { businessAnswers } from '../finder/stored.ts';
import { parseAnswers } from '../../register/answers.ts';

const report = (error: unknown) => console.info('The ticks of the loan are not saved', error);

/**
 * Returns the ticked papers and the answers to the schemes' questions. A tick is saved in the notebook of the schemes,
 * because the same paper counts for every scheme.
 */
export function usePapers(): {
  ticked: readonly Paper[];
  inputs: Inputs;
  tick: (paper: Paper, isReady: boolean) => void;
} {
  const [ticked, setTicked] = useState<readonly Paper[]>([]);
  const [inputs, setInputs] = useState(noInputs);

  useEffect(() => {
    let isUnmounted = false;
    Promise.all([schemesNotebook.read(), businessAnswers.read()]).then(([saved, answers]) => {
      if (isUnmounted) return;
      const notebook = notebookFrom(saved);
      setTicked((now) => [...new Set([...notebook.ticked, ...now])]);
      setInputs(withFinderAnswers(notebook.inputs, answersFromFinder(parseAnswers(answers))));
    }, report);
    return () => {
      isUnmounted = true;
    };
  }, []);

  return {
    ticked,
    inputs,
    tick(paper, isReady) {
      setTicked((now) => withItem(now, paper, isReady));
      schemesNotebook
        .change((saved) => {
          const notebook = notebookFrom(saved);
          return { ...notebook, ticked: withItem(notebook.ticked, paper, isReady) };
        })
        .catch(report);
    },
  };
}
