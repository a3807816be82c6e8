import { refusing } from '../http/refusal.ts';
import en from './en.ts';
import ru from './ru.ts';
import zh from './zh.ts';

export const texts = { zh, en, ru };

export const refuse = refusing(texts);
