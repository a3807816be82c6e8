import { userErrorsIn } from '../../../platform/server/texts/userError.ts';
import centreEn from '../texts/centre/en.ts';
import centreRu from '../texts/centre/ru.ts';
import centreZh from '../texts/centre/zh.ts';
import en from '../texts/server/en.ts';
import ru from '../texts/server/ru.ts';
import zh from '../texts/server/zh.ts';

export const texts = { zh, en, ru };
export const centreTexts = { zh: centreZh, en: centreEn, ru: centreRu };
export const userError = userErrorsIn(texts);
