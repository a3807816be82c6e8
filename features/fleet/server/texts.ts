import { userErrorsIn } from '../../../platform/server/texts/userError.ts';
import en from '../texts/en.ts';
import ru from '../texts/ru.ts';
import zh from '../texts/zh.ts';

export const texts = { zh, en, ru };
export const userError = userErrorsIn({ zh: zh.server, en: en.server, ru: ru.server });
