import { userErrorsIn } from '../../../../platform/server/texts/userError.ts';
import { en, ru, zh } from '../texts/server.ts';

export const texts = { zh: zh.server, en: en.server, ru: ru.server };
export const userError = userErrorsIn(texts);

/** Error texts by input path. */
export type Faults = Record<string, (t: typeof zh.server) => string>;
