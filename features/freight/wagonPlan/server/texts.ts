import { userErrorsIn } from '../../../../platform/server/texts/userError.ts';
import { en, ru, zh } from '../texts/server.ts';

export const texts = { zh, en, ru };
export const userError = userErrorsIn(texts);
