import { userErrorsIn } from '../../../platform/server/texts/userError.ts';
import enPage from '../texts/en.ts';
import ruPage from '../texts/ru.ts';
import en from '../texts/server/en.ts';
import ru from '../texts/server/ru.ts';
import zh from '../texts/server/zh.ts';
import zhPage from '../texts/zh.ts';

export const texts = { zh, en, ru };
export const pageTexts = { zh: zhPage, en: enPage, ru: ruPage };
export const userError = userErrorsIn(texts);
