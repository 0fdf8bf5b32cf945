import { createContext, useContext } from 'react';
import type { IsoDate } from '../../content/facts/types.ts';
import type { ListedScheme, SchemeFile } from './model/data-file.ts';
import type { Inputs } from './answers.ts';
import type { Notebook } from './notebook.ts';
import type { ChangeNotebook } from './use-notebook.ts';

/** What every part of the living tool works with. */
interface Tool {
  schemes: readonly ListedScheme[];
  elsewhere: SchemeFile['elsewhere'];
  notebook: Notebook;
  change: ChangeNotebook;
  /** What the licence finder was told of the same questions. */
  told: Inputs['chosen'];
  /** Today, in India. */
  day: IsoDate;
  /** True once the visitor has moved within the tool: then what comes takes the focus. */
  moved: boolean;
}

export const ToolContext = createContext<Tool | null>(null);

/** The tool around this part. Throws outside of it. */
export function useTool(): Tool {
  const tool = useContext(ToolContext);
  if (!tool) throw new Error('A part of the schemes stands outside the tool');
  return tool;
}
