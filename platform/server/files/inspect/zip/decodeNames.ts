import type { ZipMember } from './member.ts';

type CodePage = 'utf-8' | 'gb18030' | 'ibm866';

/** The bytes of Russian letters and № in code page 866; of common Chinese characters half lie elsewhere. */
const isRussian = (byte: number) =>
  (byte >= 0x80 && byte <= 0xaf) || (byte >= 0xe0 && byte <= 0xf1) || byte === 0xfc;

/**
 * The paths in a ZIP archive. Names that do not say they are Unicode are read as UTF-8 if all can be, else in the
 * code page of a Russian or a Chinese Windows, whichever all of them fit.
 */
export function decodeNames(members: readonly ZipMember[]): string[] {
  const unsaid = members.filter(({ unicodeName }) => unicodeName === null).map(({ rawName }) => rawName);
  const codePage = codePageOf(unsaid);
  const decoder = new TextDecoder(codePage);
  return members.map(({ unicodeName, rawName }) => unicodeName ?? decoder.decode(rawName));
}

function codePageOf(names: readonly Buffer[]): CodePage {
  if (names.every((name) => canBe('utf-8', name))) return 'utf-8';
  const isAllRussian = names.every((name) => name.every((byte) => byte < 0x80 || isRussian(byte)));
  if (isAllRussian) return 'ibm866';
  return names.every((name) => canBe('gb18030', name)) ? 'gb18030' : 'ibm866';
}

function canBe(codePage: CodePage, name: Buffer): boolean {
  try {
    new TextDecoder(codePage, { fatal: true }).decode(name);
    return true;
  } catch {
    return false;
  }
}
