import { userErrorsIn } from '../../../platform/server/texts/userError.ts';
import en from '../texts/en.ts';
import ru from '../texts/ru.ts';
import zh from '../texts/zh.ts';

const serverTexts = (all: typeof zh) => ({ ...all.server, kinds: all.kinds, classifiers: all.classifiers });

export const texts = { zh: serverTexts(zh), en: serverTexts(en), ru: serverTexts(ru) };
export const userError = userErrorsIn(texts);

export type TrackingTexts = (typeof texts)['zh'];

/** Text resolved once the reader's language is known. */
export type TextSelector = (texts: TrackingTexts) => string;
