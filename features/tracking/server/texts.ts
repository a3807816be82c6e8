import { refusing } from '../../../platform/server/http/refusal.ts';
import en from '../texts/en.ts';
import ru from '../texts/ru.ts';
import zh from '../texts/zh.ts';

const spoken = (all: typeof zh) => ({ ...all.server, kinds: all.kinds, classifiers: all.classifiers });

export const texts = { zh: spoken(zh), en: spoken(en), ru: spoken(ru) };
export const refuse = refusing(texts);

export type TrackingTexts = (typeof texts)['zh'];

/** Text resolved once the reader's language is known. */
export type Wording = (texts: TrackingTexts) => string;
