import { userErrorsIn } from '../../../platform/server/texts/userError.ts';
import en from '../texts/en.ts';
import pageEn from '../texts/page/en.ts';
import pageRu from '../texts/page/ru.ts';
import pageZh from '../texts/page/zh.ts';
import ru from '../texts/ru.ts';
import zh from '../texts/zh.ts';

export const texts = { zh: zh.server, en: en.server, ru: ru.server };
export const pageTexts = { zh: pageZh, en: pageEn, ru: pageRu };
export const userError = userErrorsIn(texts);
