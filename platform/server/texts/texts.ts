import en from './en.ts';
import ru from './ru.ts';
import { userErrorsIn } from './userError.ts';
import zh from './zh.ts';

export const texts = { zh, en, ru };

export const userError = userErrorsIn(texts);
