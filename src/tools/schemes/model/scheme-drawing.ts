import type { DrawingName } from '../../../ui/drawing-names.ts';
import type { Help } from './choices.ts';
import type { ListedScheme } from './data-file.ts';

/** The drawing of each kind of help. A kind has the drawing that its subject has on other pages (ANSW-07). */
const helpDrawings: Record<Help, DrawingName> = {
  loan: 'loan',
  grant: 'scheme',
  guarantee: 'bank',
  training: 'school',
  market: 'shop',
  identity: 'identity-card',
  security: 'health-cover',
  tax: 'tax-cut',
  investment: 'chart',
  advice: 'consulting',
  hiring: 'people',
  payment: 'wait',
};

/** The drawing of a scheme: that of the first kind of help in its record. */
export function drawingOfScheme({ helps }: Pick<ListedScheme, 'helps'>): DrawingName {
  const [first] = helps;
  return first ? helpDrawings[first] : 'scheme';
}
