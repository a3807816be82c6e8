import type PizZip from 'pizzip';
import { paragraphsOf } from '../../../../../libs/officeFile/documentText.ts';

/** Parts of a .docx that hold text which is printed. */
const PRINTED = /^word\/(document|header\d*|footer\d*|footnotes|endnotes)\.xml$/;

/** Characters of a .docx, each once. */
export function charactersOf(zip: PizZip): string {
  const text = zip.file(PRINTED).flatMap((part) => paragraphsOf(part.asText()));
  return [...new Set(text.join(''))].join('');
}
