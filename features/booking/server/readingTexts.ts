import { refusing } from '../../../platform/server/http/refusal.ts';
import en from '../texts/reading/en.ts';
import ru from '../texts/reading/ru.ts';
import zh from '../texts/reading/zh.ts';

export const texts = { zh, en, ru };
export const refuse = refusing(texts);
