import { userErrorsIn } from '../../../../../platform/server/texts/userError.ts';
import { en, ru, zh } from '../../texts/demand.ts';

export const demandTexts = { zh, en, ru };
export const demandError = userErrorsIn(demandTexts);
