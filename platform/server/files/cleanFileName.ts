import path from 'node:path';

const MAX_CHARACTERS = 200;
/** Control characters and bidirectional marks, which make `exe.fdp` read as `pdf.exe`. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const FOLDERS = /^.*[/\\]/s;

/** The sender's file name in any script, without folders and invisible characters; never empty. */
export function cleanFileName(given: string): string {
  const name = given.normalize('NFC').replace(UNSEEN, '').replace(FOLDERS, '').trim();
  if (name === '' || name === '.' || name === '..') return 'file';
  const characters = [...name];
  if (characters.length <= MAX_CHARACTERS) return name;
  const extension = [...path.extname(name)].slice(0, MAX_CHARACTERS / 2);
  return [...characters.slice(0, MAX_CHARACTERS - extension.length), ...extension].join('');
}
