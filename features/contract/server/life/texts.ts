import { userErrorsIn } from '../../../../platform/server/texts/userError.ts';
import en from '../../texts/life/en.ts';
import ru from '../../texts/life/ru.ts';
import zh from '../../texts/life/zh.ts';

export const lifeTexts = { zh, en, ru };
export const lifeError = userErrorsIn(lifeTexts);
