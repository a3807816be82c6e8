import { userErrorsIn } from '../../../platform/server/texts/userError.ts';
import en from '../texts/write/en.ts';
import ru from '../texts/write/ru.ts';
import zh from '../texts/write/zh.ts';

export const texts = { zh, en, ru };
export const userError = userErrorsIn(texts);
