import { userErrorsIn } from '../../../../platform/server/texts/userError.ts';
import en from '../../texts/demand/en.ts';
import ru from '../../texts/demand/ru.ts';
import zh from '../../texts/demand/zh.ts';

export const demandTexts = { zh, en, ru };
export const demandError = userErrorsIn(demandTexts);
