import { en, ru, zh } from './platform.ts';
import { userErrorsIn } from './userError.ts';

export const texts = { zh, en, ru };

export const userError = userErrorsIn(texts);
