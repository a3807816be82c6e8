import en from '../texts/review/en.ts';
import ru from '../texts/review/ru.ts';
import zh from '../texts/review/zh.ts';

export const pageTexts = { zh, en, ru };
