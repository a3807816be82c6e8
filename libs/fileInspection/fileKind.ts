export interface ArchiveEntry {
  /** with folders, separated by `/` */
  path: string;
  byteCount: number;
  isFolder: boolean;
}

export interface FileKind {
  /** without a dot, in lower case: `pdf`, `docx`, `jpg`, `txt` */
  extension: string;
  mimeType: string;
  /** directory of an archive (zip, 7z, rar), else null */
  entries: readonly ArchiveEntry[] | null;
}
