import { userErrorsIn } from '../../../../platform/server/texts/userError.ts';
import { en, ru, zh } from '../texts/server.ts';

const serverTexts = (all: typeof zh) => ({ ...all.server, kinds: all.kinds, classifiers: all.classifiers });

export const texts = { zh: serverTexts(zh), en: serverTexts(en), ru: serverTexts(ru) };
export const userError = userErrorsIn(texts);

export type TrackingTexts = (typeof texts)['zh'];

/** Text resolved once the reader's language is known. */
export type TextSelector = (texts: TrackingTexts) => string;
