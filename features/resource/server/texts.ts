import { refusing } from '../../../platform/server/http/refusal.ts';
import en from '../texts/en.ts';
import ru from '../texts/ru.ts';
import zh from '../texts/zh.ts';

export const refuse = refusing({ zh: zh.server, en: en.server, ru: ru.server });
