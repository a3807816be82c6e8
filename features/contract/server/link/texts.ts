import { userErrorsIn } from '../../../../platform/server/texts/userError.ts';
import en from '../../texts/signer/en.ts';
import ru from '../../texts/signer/ru.ts';
import zh from '../../texts/signer/zh.ts';

export const signerTexts = { zh, en, ru };
export const signerError = userErrorsIn(signerTexts);
