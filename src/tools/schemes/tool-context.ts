import { createContext, useContext } from 'react';
import type { IsoDate } from '../../content/facts/types.ts';
import type { ListedScheme, SchemeFile } from './model/data-file.ts';
import type { Inputs } from './model/answers.ts';
import type { Notebook } from './model/notebook.ts';
import type { ChangeNotebook } from './use-notebook.ts';

/** The state that every part of the interactive tool shares. */
interface Tool {
  schemes: readonly ListedScheme[];
  elsewhere: SchemeFile['elsewhere'];
  notebook: Notebook;
  change: ChangeNotebook;
  /** Answers that follow from the finder's answers. */
  told: Inputs['chosen'];
  /** Today in India. */
  day: IsoDate;
  /** True once the visitor has moved within the tool: the next view then takes the focus. */
  moved: boolean;
}

export const ToolContext = createContext<Tool | null>(null);

/** Returns the state of the surrounding tool. Throws when no tool surrounds the component. */
export function useTool(): Tool {
  const tool = useContext(ToolContext);
  if (!tool) throw new Error('A part of the schemes stands outside the tool');
  return tool;
}
