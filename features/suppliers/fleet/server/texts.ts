import { userErrorsIn } from '../../../../platform/server/texts/userError.ts';
import { en, ru, zh } from '../texts/page.ts';

export const texts = { zh, en, ru };
export const userError = userErrorsIn({ zh: zh.server, en: en.server, ru: ru.server });
