import { userErrorsIn } from '../../../platform/server/texts/userError.ts';
import en from '../texts/read/en.ts';
import ru from '../texts/read/ru.ts';
import zh from '../texts/read/zh.ts';

export const texts = { zh, en, ru };
export const userError = userErrorsIn(texts);
