import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { otherStateSchemes } from '../../../tools/schemes/model/other-states.ts';

