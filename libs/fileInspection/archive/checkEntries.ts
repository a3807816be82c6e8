import type { OfficeKind } from '../documents/officeKind.ts';
import type { ArchiveEntry } from '../fileKind.ts';
import { isExecutableName, isMisleading } from '../fileName.ts';
import { InspectionError } from '../inspectionError.ts';
import { displayPath, forbiddenEntryError, isArchiveName, isMacroName, unpackedSizeError } from './entryNames.ts';

export const MAX_ENTRIES = 5_000;
const MAX_RATIO = 200;
/** Limits of the unpacked size; up to `small` any ratio is allowed, as equal cells pack very tightly. */
const MAX_UNPACKED = {
  archive: { bytes: 1_000_000_000, small: 10_000_000 },
  document: { bytes: 300_000_000, small: 100_000_000 },
};
const LONGEST_PATH = 500;
const DEEPEST = 20;

export interface ListedEntry extends ArchiveEntry {
  isEncrypted: boolean;
  /** symbolic link, device: neither file nor folder */
  isSpecial: boolean;
}

/** Checks by the directory alone; `office` is null for plain archives. Returns paths without a trailing slash. */
export function checkEntries(
  entries: readonly ListedEntry[],
  archiveBytes: number,
  office: OfficeKind | null,
): ArchiveEntry[] {
  if (entries.length > MAX_ENTRIES) throw new InspectionError({ key: 'tooManyEntries', max: MAX_ENTRIES });
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new InspectionError({ key: 'encrypted' });
  const unpacked = entries.reduce((sum, { byteCount }) => sum + byteCount, 0);
  const { bytes, small } = MAX_UNPACKED[office === null ? 'archive' : 'document'];
  const isBomb = unpacked > small && unpacked > archiveBytes * MAX_RATIO;
  if (isBomb || unpacked > bytes) throw unpackedSizeError(office);
  for (const entry of entries) assertEntry(entry);
  const paths = new Set(entries.map(({ path }) => tidy(path)));
  // duplicate names: one program would show the first, another the second
  if (paths.size < entries.length) throw new InspectionError({ key: 'damaged' });
  return entries.map(({ path, byteCount, isFolder }) => ({ path: tidy(path), byteCount, isFolder }));
}

const tidy = (path: string) => path.replace(/\/$/, '');

function assertEntry({ path, isFolder, isSpecial }: ListedEntry): void {
  if (isSpecial || isUnsafe(path)) throw new InspectionError({ key: 'unsafePath', path: displayPath(path) });
  if (isFolder) return;
  if (isExecutableName(path)) throw forbiddenEntryError('executable', path);
  if (isArchiveName(path)) throw forbiddenEntryError('archive', path);
  if (isMacroName(path)) throw new InspectionError({ key: 'macro' });
}

/** Path traversal on any system, or a misleading name. */
function isUnsafe(path: string): boolean {
  const parts = tidy(path).split('/');
  const isOdd = (part: string) => part === '' || /^\.+\s*$/.test(part);
  const isTooLong = path.length > LONGEST_PATH || parts.length > DEEPEST;
  return isTooLong || parts.some(isOdd) || /[\\]|^[a-z]:/i.test(path) || isMisleading(path);
}
