import { constants } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import SevenZip from '7z-wasm';
import type { ListedEntry } from './checkEntries.ts';
import type { Listing, ListTask } from './listTask.ts';

const LINE = '----------';

/** Parses `7z l -slt`; null: no listing, or with errors. */
function readListing(lines: readonly string[]): ListedEntry[] | null {
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

// child process of listArchive.ts: a thrown error ends it, and the parent rejects
process.once('message', async (task: ListTask) => {
  const listing = await list(task);
  process.send?.(listing, () => process.disconnect());
});

async function list(task: ListTask): Promise<Listing> {
  // 7z-wasm reads constants by `process.binding`, forbidden under --permission
  Object.assign(process, { binding: () => ({ fs: constants }) });
  const lines: string[] = [];
  let entries = 0;
  const print = (line: string) => {
    if (line.startsWith('Path = ')) entries += 1;
    // the archive itself is a block too
    if (entries <= task.mostEntries + 1) lines.push(line);
  };
  const sevenZip = await SevenZip.default({ print, printErr: () => undefined });
  sevenZip.FS.mkdir('/in');
  sevenZip.FS.mount(sevenZip.NODEFS, { root: path.dirname(task.path) }, '/in');
  try {
    // -p: no password prompt
    sevenZip.callMain(['l', '-slt', '-sccUTF-8', '-pnone', `-t${task.type}`, '--', `/in/${path.basename(task.path)}`]);
  } catch {
    return null;
  }
  if (entries > task.mostEntries + 1) return { tooMany: true };
  const listed = readListing(lines);
  return listed && { entries: listed };
}
