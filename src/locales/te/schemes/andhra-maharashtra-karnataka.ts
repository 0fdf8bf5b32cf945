import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { southWestSchemes } from '../../../tools/schemes/model/andhra-maharashtra-karnataka.ts';

