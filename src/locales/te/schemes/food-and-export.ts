import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { foodAndExportSchemes } from '../../../tools/schemes/model/food-and-export.ts';

