/** One thing in an archive, as its directory names it. */
export interface ArchiveEntry {
  /** with folders, separated by `/` */
  path: string;
  byteCount: number;
  isFolder: boolean;
}

/** What the bytes of a file say it is. */
export interface FileKind {
  /** without a dot, in lower case: `pdf`, `docx`, `jpg`, `txt` */
  extension: string;
  mimeType: string;
  /** what an archive (zip, 7z, rar) holds; null for anything else */
  entries: readonly ArchiveEntry[] | null;
}
