import { en, ru, zh } from '../texts/review.ts';

export const pageTexts = { zh, en, ru };
