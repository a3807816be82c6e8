/** A file or folder in a ZIP archive, as the archive's directory describes it. */
export interface ZipMember {
  rawName: Uint8Array;
  /** the name where the archive says it in Unicode; else it is in the maker's code page */
  unicodeName: string | null;
  flags: number;
  method: number;
  packedBytes: number;
  bytes: number;
  /** CRC-32 of the unpacked bytes */
  checksum: number;
  /** where its local header begins */
  at: number;
  /** a symbolic link, a device: anything but a file or folder */
  isSpecial: boolean;
  /** a size or its place stands in the field of ZIP64, which not every reader knows */
  isBig: boolean;
}

export const ENCRYPTED = 0x0001;
/** sizes stand behind the bytes, for writers that did not know them before */
export const SIZES_FOLLOW = 0x0008;
export const NAME_IS_UTF8 = 0x0800;
export const HEADERS_MASKED = 0x2000;
export const STORED = 0;
export const DEFLATED = 8;
/** stands where a size is kept in the ZIP64 field */
export const ELSEWHERE = 0xffffffff;
