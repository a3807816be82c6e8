import { userErrorsIn } from '../../../../../platform/server/texts/userError.ts';
import { en, ru, zh } from '../../texts/life.ts';

export const lifeTexts = { zh, en, ru };
export const lifeError = userErrorsIn(lifeTexts);
