import { refusing } from '../../../platform/server/http/refusal.ts';
import en from '../texts/move/en.ts';
import ru from '../texts/move/ru.ts';
import zh from '../texts/move/zh.ts';

export const texts = { zh, en, ru };
export const refuse = refusing(texts);
