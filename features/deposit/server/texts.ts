import { userErrorsIn } from '../../../platform/server/texts/userError.ts';
import operatorEn from '../texts/operator/en.ts';
import operatorRu from '../texts/operator/ru.ts';
import operatorZh from '../texts/operator/zh.ts';
import en from '../texts/server/en.ts';
import ru from '../texts/server/ru.ts';
import zh from '../texts/server/zh.ts';

export const texts = { zh, en, ru };
export const userError = userErrorsIn(texts);
export const operatorTexts = { zh: operatorZh, en: operatorEn, ru: operatorRu };
