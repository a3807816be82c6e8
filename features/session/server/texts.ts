import { userErrorsIn } from '../../../platform/server/texts/userError.ts';
import centreEn from '../texts/centre/en.ts';
import centreRu from '../texts/centre/ru.ts';
import centreZh from '../texts/centre/zh.ts';
import en from '../texts/server/en.ts';
import ru from '../texts/server/ru.ts';
import zh from '../texts/server/zh.ts';
import twoStepEn from '../texts/twoStep/en.ts';
import twoStepRu from '../texts/twoStep/ru.ts';
import twoStepZh from '../texts/twoStep/zh.ts';

export const texts = { zh, en, ru };
export const centreTexts = { zh: centreZh, en: centreEn, ru: centreRu };
export const twoStepTexts = { zh: twoStepZh, en: twoStepEn, ru: twoStepRu };
export const userError = userErrorsIn(texts);
