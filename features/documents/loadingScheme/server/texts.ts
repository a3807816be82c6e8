import { userErrorsIn } from '../../../../platform/server/texts/userError.ts';
import { en as enPage, ru as ruPage, zh as zhPage } from '../texts/page.ts';
import { en, ru, zh } from '../texts/server.ts';

export const texts = { zh, en, ru };
/** Of the drawings, which say what the page says. */
export const pageTexts = { zh: zhPage, en: enPage, ru: ruPage };
export const userError = userErrorsIn(texts);
