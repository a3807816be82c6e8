import { refuse } from '../../../texts/texts.ts';
import type { ArchiveEntry } from '../../fileKind.ts';
import type { OfficeKind } from '../documents/officeKind.ts';
import { isExecutableName, isMisleading } from '../fileName.ts';
import { isArchiveName, isMacroName, refuseInside, refuseTooBig, shown } from './insides.ts';

export const MOST_ENTRIES = 5_000;
const MOST_RATIO = 200;
/** Limits of the unpacked size; up to `small` any ratio is allowed, as equal cells pack very tightly. */
const MOST_UNPACKED = {
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
  if (entries.length > MOST_ENTRIES) throw refuse((t) => t.files.tooManyEntries({ max: MOST_ENTRIES }));
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw refuse((t) => t.files.encrypted);
  const unpacked = entries.reduce((sum, { byteCount }) => sum + byteCount, 0);
  const { bytes, small } = MOST_UNPACKED[office === null ? 'archive' : 'document'];
  const isBomb = unpacked > small && unpacked > archiveBytes * MOST_RATIO;
  if (isBomb || unpacked > bytes) throw refuseTooBig(office);
  for (const entry of entries) refuseEntry(entry);
  const paths = new Set(entries.map(({ path }) => tidy(path)));
  // duplicate names: one program would show the first, another the second
  if (paths.size < entries.length) throw refuse((t) => t.files.damaged);
  return entries.map(({ path, byteCount, isFolder }) => ({ path: tidy(path), byteCount, isFolder }));
}

const tidy = (path: string) => path.replace(/\/$/, '');

function refuseEntry({ path, isFolder, isSpecial }: ListedEntry): void {
  if (isSpecial || isUnsafe(path)) throw refuse((t) => t.files.unsafePath({ path: shown(path) }));
  if (isFolder) return;
  if (isExecutableName(path)) throw refuseInside('executable', path);
  if (isArchiveName(path)) throw refuseInside('archive', path);
  if (isMacroName(path)) throw refuse((t) => t.files.macro);
}

/** Path traversal on any system, or a misleading name. */
function isUnsafe(path: string): boolean {
  const parts = tidy(path).split('/');
  const isOdd = (part: string) => part === '' || /^\.+\s*$/.test(part);
  const isTooLong = path.length > LONGEST_PATH || parts.length > DEEPEST;
  return isTooLong || parts.some(isOdd) || /[\\]|^[a-z]:/i.test(path) || isMisleading(path);
}
