import type { ListedEntry } from './checkEntries.ts';

const LINE = '----------';

/** Parses `7z l -slt`; null: no listing, or with errors. */
export function readListing(lines: readonly string[]): ListedEntry[] | null {
  const start = lines.indexOf(LINE);
  if (start < 0 || lines.some((line) => /^(ERRORS|Errors|WARNINGS|Warnings|ERROR|Open ERROR)\b/.test(line))) {
    return null;
  }
  const blocks: Map<string, string>[] = [];
  for (const line of lines.slice(start + 1)) {
    const [, name = '', value = ''] = /^([A-Z][A-Za-z ]*) = ?(.*)$/.exec(line) ?? [];
    if (name === 'Path') blocks.push(new Map());
    blocks.at(-1)?.set(name, value);
  }
  return blocks.map(entryOf);
}

function entryOf(block: ReadonlyMap<string, string>): ListedEntry {
  const attributes = block.get('Attributes') ?? '';
  const isFolder = block.get('Folder') === '+' || attributes.startsWith('D');
  return {
    path: block.get('Path') ?? '',
    byteCount: Number(block.get('Size')) || 0,
    isFolder,
    isEncrypted: block.get('Encrypted') === '+',
    // Windows attributes (`L`: link), then the Unix mode (l, b, c, p, s: link, devices, pipe, socket)
    isSpecial:
      /(^| )[lbcps][r-][w-]/.test(attributes) ||
      /^[A-Z]*L/.test(attributes) ||
      (block.get('Symbolic Link') ?? '') !== '' ||
      (block.get('Hard Link') ?? '') !== '',
  };
}
