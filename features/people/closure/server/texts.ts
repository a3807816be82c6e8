import { userErrorsIn } from '../../../../platform/server/texts/userError.ts';
import { en as enPage, ru as ruPage, zh as zhPage } from '../texts/page.ts';
import { en, ru, zh } from '../texts/server.ts';

export const texts = { zh, en, ru };
export const pageTexts = { zh: zhPage, en: enPage, ru: ruPage };
export const userError = userErrorsIn(texts);
