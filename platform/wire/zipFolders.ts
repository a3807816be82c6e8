interface Entry {
  path: string;
  isFolder: boolean;
}

export type FolderFault =
  | { why: 'noFolder' }
  | { why: 'looseFile'; path: string }
  | { why: 'folderName'; path: string }
  | { why: 'emptyFolder'; path: string };

/** Files that macOS and Windows add by themselves. */
const SYSTEM_FILES = /(^|\/)(__MACOSX\/|__MACOSX$|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** Null: files only inside folders, such as papers by container number (documents 4.3); subfolders are free. */
export function zipFolderFault(
  entries: readonly Entry[],
  isFolderNameGood: (name: string) => boolean,
): FolderFault | null {
  const own = entries.filter(({ path }) => !SYSTEM_FILES.test(path));
  const files = own.filter(({ isFolder }) => !isFolder);
  const looseFile = files.find(({ path }) => !path.includes('/'));
  if (looseFile) return { why: 'looseFile', path: looseFile.path };
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
