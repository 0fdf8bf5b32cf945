import { needs } from '../../src/needs/bank.ts';
import { anchorsOf, type RenderedPages } from './rendered.ts';

/** Where each need is answered, as in `src/needs/bank.ts`. */
type Bank = Readonly<Record<string, string | readonly string[]>>;

/** Returns the needs whose page or section is not in the build. */
export const lostNeeds = (pages: RenderedPages, bank: Bank = needs): string[] =>
  Object.entries(bank)
    .flatMap(([id, places]) => [places].flat().map((at) => ({ id, at })))
    .filter(({ at }) => {
      const [path = '', anchor] = at.split('#');
      const html = pages.get(path);
      return html === undefined || (anchor !== undefined && !anchorsOf(html).has(anchor));
    })
    .map(({ id, at }) => `the need “${id}” is answered at “${at}”, which does not exist`);
