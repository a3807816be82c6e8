import { userErrorsIn } from '../../../../platform/server/texts/userError.ts';
import { en, ru, zh } from '../texts/server.ts';

export const texts = { zh: zh.server, en: en.server, ru: ru.server };
export const pageTexts = { zh: zh.page, en: en.page, ru: ru.page };

export const userError = userErrorsIn(texts);
