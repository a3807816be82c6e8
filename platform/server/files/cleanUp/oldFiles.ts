import { opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Removes files not modified since; the folder may be missing. */
export async function removeOldFiles(folder: string, untouchedSince: Date): Promise<void> {
  const entries = await opendir(folder).catch(() => null);
  if (!entries) return;
  for await (const { name } of entries) {
    const filePath = path.join(folder, name);
    // another process may remove it first
    const found = await stat(filePath).catch(() => null);
    if (found && found.mtime < untouchedSince) await rm(filePath, { force: true });
  }
}
