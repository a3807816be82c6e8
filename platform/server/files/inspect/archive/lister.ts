import { constants } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import SevenZip from '7z-wasm';
import type { Listing, ListTask } from './listTask.ts';
import { readListing } from './readListing.ts';

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
    sevenZip.callMain([
      'l',
      '-slt',
      '-sccUTF-8',
      '-pnone',
      `-t${task.type}`,
      '--',
      `/in/${path.basename(task.path)}`,
    ]);
  } catch {
    return null;
  }
  if (entries > task.mostEntries + 1) return { tooMany: true };
  const listed = readListing(lines);
  return listed && { entries: listed };
}
