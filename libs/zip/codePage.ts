/** Encodings of archive names without a Unicode flag. */
type CodePage = 'utf-8' | 'gb18030' | 'ibm866' | 'cp437';

/** Upper half of code page 437, missing in TextDecoder. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
  'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** Russian letters and № in code page 866; half of common Chinese bytes lie elsewhere. */
const isRussian = (byte: number) => (byte >= 0x80 && byte <= 0xaf) || (byte >= 0xe0 && byte <= 0xf1) || byte === 0xfc;
const isAccented = (byte: number) => (byte >= 0x80 && byte <= 0x9a) || (byte >= 0xa0 && byte <= 0xa5) || byte === 0xe1;
const isPlain = (byte: number) => byte < 0x80;
const isPlainLetter = (byte: number) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

export function codePageOf(names: readonly Uint8Array[]): CodePage {
  if (names.every((name) => isValidIn('utf-8', name))) return 'utf-8';
  if (isWestern(names)) return 'cp437';
  if (names.every((name) => name.every((byte) => isPlain(byte) || isRussian(byte)))) return 'ibm866';
  return names.every((name) => isValidIn('gb18030', name)) ? 'gb18030' : 'ibm866';
}

export function decodeName(codePage: CodePage, name: Uint8Array): string {
  if (codePage !== 'cp437') return new TextDecoder(codePage).decode(name);
  return Array.from(name, (byte) => (isPlain(byte) ? String.fromCharCode(byte) : CP437[byte - 0x80])).join('');
}

function isValidIn(codePage: 'utf-8' | 'gb18030', name: Uint8Array): boolean {
  try {
    new TextDecoder(codePage, { fatal: true }).decode(name);
    return true;
  } catch {
    return false;
  }
}

/** Accented letters mix with plain ones; Russian and Chinese words do not. */
function isWestern(names: readonly Uint8Array[]): boolean {
  let among = 0;
  let apart = 0;
  for (const word of names.flatMap(wordsOf)) {
    if (word.every(isPlain)) continue;
    if (!word.every((byte) => isPlain(byte) || isAccented(byte))) return false;
    const plain = word.filter(isPlain).length;
    if (plain >= word.length - plain) among += 1;
    else apart += 1;
  }
  return among > apart;
}

function wordsOf(name: Uint8Array): number[][] {
  const words: number[][] = [[]];
  for (const byte of name) {
    if (!isPlain(byte) || isPlainLetter(byte)) words.at(-1)?.push(byte);
    else words.push([]);
  }
  return words;
}
