/** System files. */
const SYSTEM_FILES = /^(\.DS_Store|Thumbs\.db|desktop\.ini|\._.*)$/i;
/** Limit for accidental drops. */
const MAX_FILES = 1000;

/** Files, also inside folders. Call it within the event handler: browsers clear the data afterwards. */
export function transferredFiles(transfer: Pick<DataTransfer, 'items' | 'files'>): Promise<File[]> {
  const entries = [...transfer.items].flatMap((item) =>
    item.kind === 'file' ? (item.webkitGetAsEntry?.() ?? []) : [],
  );
  if (entries.length === 0) return Promise.resolve([...transfer.files]);
  return filesIn(entries);
}

async function filesIn(entries: readonly FileSystemEntry[]): Promise<File[]> {
  const files: File[] = [];
  for (const entry of entries) {
    if (files.length >= MAX_FILES) break;
    if (isFolder(entry)) files.push(...(await filesIn(await entriesOf(entry))));
    else if (isFile(entry) && !SYSTEM_FILES.test(entry.name)) files.push(await fileOf(entry));
  }
  return files.slice(0, MAX_FILES);
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  // browsers return up to 100 entries per read
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return entries;
    entries.push(...batch);
  }
}

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** Unique name for a pasted picture: browsers call every one `image.png`. */
export function renamePasted(file: File, name: string, now: Date): File {
  if (!/^image\.\w+$/.test(file.name)) return file;
  const day = `${now.getFullYear()}${twoDigits(now.getMonth() + 1)}${twoDigits(now.getDate())}`;
  const time = `${twoDigits(now.getHours())}${twoDigits(now.getMinutes())}${twoDigits(now.getSeconds())}`;
  const extension = file.name.slice(file.name.lastIndexOf('.'));
  return new File([file], `${name} ${day}-${time}${extension}`, {
    type: file.type,
    lastModified: now.getTime(),
  });
}
