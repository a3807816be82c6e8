import { userErrorsIn } from '../../../platform/server/texts/userError.ts';
import en from '../texts/en.ts';
import ru from '../texts/ru.ts';
import zh from '../texts/zh.ts';

export const texts = { zh: zh.server, en: en.server, ru: ru.server };
export const pageTexts = { zh: zh.page, en: en.page, ru: ru.page };
export const userError = userErrorsIn(texts);
