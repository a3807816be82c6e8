import { userErrorsIn } from '../../../../platform/server/texts/userError.ts';
import en from '../../texts/rollOver/en.ts';
import ru from '../../texts/rollOver/ru.ts';
import zh from '../../texts/rollOver/zh.ts';

export const texts = { zh, en, ru };
export const userError = userErrorsIn(texts);
