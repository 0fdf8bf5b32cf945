import type { Group, Paper, Registration } from './choices.ts';
import type { ListedScheme } from './data-file.ts';

/** The paper that proves each registration. */
const paperOf: Record<Registration, Paper> = {
  vending: 'vending',
  udyam: 'udyam',
  gst: 'gstin',
  epf: 'epf',
  startup: 'startup',
  iec: 'iec',
  bank: 'bank',
};

const communities: readonly Group[] = ['sc', 'st', 'obc', 'minority', 'ews'];

/**
 * Returns the papers that prove a scheme's conditions. They follow from the record, in a fixed order, each
 * once. The official list may ask for more.
 */
export function papersFor({ place, helps, fits, moreFor = [] }: ListedScheme): Paper[] {
  const { who, has = [], groups = [], also = [] } = fits;
  const only = (value: string) => who?.length === 1 && who[0] === value;
  const named = [...groups, ...moreFor];
  const papers: (Paper | false | undefined)[] = [
    'identity',
    (helps.includes('loan') || helps.includes('grant')) && 'bank',
    ...has.map((registration) => paperOf[registration]),
    only('vendor') && 'vending',
    only('shg') && 'shg',
    only('firm') && 'incorporation',
    named.some((group) => communities.includes(group)) && 'community',
    named.includes('disability') && 'disability',
    place !== 'india' && 'residence',
    ...also.map(({ paper }) => paper),
  ];
  return [...new Set(papers.filter((paper) => paper !== false && paper !== undefined))];
}
