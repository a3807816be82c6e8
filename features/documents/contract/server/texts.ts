import { userErrorsIn } from '../../../../platform/server/texts/userError.ts';
import { en as operatorEn, ru as operatorRu, zh as operatorZh } from '../texts/operator.ts';
import { en, ru, zh } from '../texts/server.ts';
import { en as templateEn, ru as templateRu, zh as templateZh } from '../texts/templates.ts';

export const texts = { zh, en, ru };
export const userError = userErrorsIn(texts);
export const operatorTexts = { zh: operatorZh, en: operatorEn, ru: operatorRu };
export const templateTexts = { zh: templateZh, en: templateEn, ru: templateRu };
