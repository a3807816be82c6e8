import { userErrorsIn } from '../../../../platform/server/texts/userError.ts';
import { en as centreEn, ru as centreRu, zh as centreZh } from '../texts/centre.ts';
import { en, ru, zh } from '../texts/server.ts';
import { en as twoStepEn, ru as twoStepRu, zh as twoStepZh } from '../texts/twoStep.ts';

export const texts = { zh, en, ru };
export const centreTexts = { zh: centreZh, en: centreEn, ru: centreRu };
export const twoStepTexts = { zh: twoStepZh, en: twoStepEn, ru: twoStepRu };
export const userError = userErrorsIn(texts);
