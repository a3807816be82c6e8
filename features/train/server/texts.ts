import { userErrorsIn } from '../../../platform/server/texts/userError.ts';
import en from '../texts/en.ts';
import planEn from '../texts/plans/en.ts';
import planRu from '../texts/plans/ru.ts';
import planZh from '../texts/plans/zh.ts';
import ru from '../texts/ru.ts';
import zh from '../texts/zh.ts';

export const texts = { zh: zh.server, en: en.server, ru: ru.server };
export const planTexts = { zh: planZh, en: planEn, ru: planRu };
export const userError = userErrorsIn(texts);

/** Error texts by input path. */
export type Faults = Record<string, (t: typeof zh.server) => string>;
