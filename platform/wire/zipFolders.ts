/** An entry of an archive: its path with folders separated by `/`, and whether it is a folder itself. */
interface Entry {
  path: string;
  isFolder: boolean;
}

/** Why an archive is not sorted into folders as asked; with the path that shows it. */
export type FolderFault =
  | { why: 'noFolder' }
  | { why: 'looseFile'; path: string }
  | { why: 'folderName'; path: string }
  | { why: 'emptyFolder'; path: string };

/** What macOS and Windows put beside the files of their users. */
const LITTER = /(^|\/)(__MACOSX\/|__MACOSX$|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/**
 * Whether an archive holds its files in folders with good names, and nothing beside them: for papers by container,
 * each folder at the top is called by its container's number (documents 4.3). Folders within are free. Null: it does.
 */
export function zipFolderFault(
  entries: readonly Entry[],
  isFolderNameGood: (name: string) => boolean,
): FolderFault | null {
  const own = entries.filter(({ path }) => !LITTER.test(path));
  const files = own.filter(({ isFolder }) => !isFolder);
  const loose = files.find(({ path }) => !path.includes('/'));
  if (loose) return { why: 'looseFile', path: loose.path };
  const folders = new Set(own.map(({ path }) => topOf(path)));
  if (folders.size === 0) return { why: 'noFolder' };
  for (const folder of folders) {
    if (!isFolderNameGood(folder)) return { why: 'folderName', path: folder };
  }
  const filled = new Set(files.map(({ path }) => topOf(path)));
  const empty = [...folders].find((folder) => !filled.has(folder));
  return empty === undefined ? null : { why: 'emptyFolder', path: empty };
}

const topOf = (path: string) => path.split('/')[0] ?? path;
