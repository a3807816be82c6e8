import { userErrorsIn } from '../../../platform/server/texts/userError.ts';
import en from '../texts/server/en.ts';
import ru from '../texts/server/ru.ts';
import zh from '../texts/server/zh.ts';

export const texts = { zh, en, ru };
export const userError = userErrorsIn(texts);
export type ServerTexts = typeof zh;
