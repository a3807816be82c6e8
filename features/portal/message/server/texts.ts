import { userErrorsIn } from '../../../../platform/server/texts/userError.ts';
import { en, ru, zh } from '../texts/page.ts';

export const texts = { zh: zh.server, en: en.server, ru: ru.server };
export const userError = userErrorsIn(texts);
