import { needs } from '../../src/needs/bank.ts';
import { anchorsOf, type RenderedPages } from './rendered.ts';

/** Returns the needs whose page or section is not in the build. `bank`: where each need is answered. */
export const lostNeeds = (
  pages: RenderedPages,
  bank: Readonly<Record<string, string>> = needs,
): string[] =>
  Object.entries(bank)
    .filter(([, at]) => {
      const [path = '', anchor] = at.split('#');
      const html = pages.get(path);
      return html === undefined || (anchor !== undefined && !anchorsOf(html).has(anchor));
    })
    .map(([id, at]) => `the need “${id}” is answered at “${at}”, which does not exist`);
