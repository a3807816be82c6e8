import { userErrorsIn } from '../../../../platform/server/texts/userError.ts';
import { en as pageEn, ru as pageRu, zh as pageZh } from '../texts/page.ts';
import { en, ru, zh } from '../texts/server.ts';

export const texts = { zh, en, ru };
export const userError = userErrorsIn(texts);
export const pageTexts = { zh: pageZh, en: pageEn, ru: pageRu };
