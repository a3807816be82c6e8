import { userErrorsIn } from '../../../../../platform/server/texts/userError.ts';
import { en, ru, zh } from '../../texts/signer.ts';

export const signerTexts = { zh, en, ru };
export const signerError = userErrorsIn(signerTexts);
