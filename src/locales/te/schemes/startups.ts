import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { startupSchemes } from '../../../tools/schemes/model/startups.ts';

