import type { Found } from './found.ts';

/** Letters of another script, read as look-alikes, change their height within a word or hold digits: "TopMo3Hble". */
const MISREAD =
  /\p{Ll}\p{Lu}\p{Ll}+\p{Lu}|\p{Ll}\p{Lu}\p{Ll}\p{L}*\d|\p{L}[036]\p{Lu}\p{L}|\p{L}\p{Ll}[036]\p{Ll}{2}/u;
const UNSURE = 0.6;

/** A name with a doubt where an engine read another alphabet into it; what a program wrote is as it was meant. */
export function withAlphabetDoubt(found: Found): Found {
  const isRecognized = found.confidence < 1;
  return isRecognized && MISREAD.test(found.text)
    ? { ...found, confidence: Math.min(found.confidence, UNSURE) }
    : found;
}
