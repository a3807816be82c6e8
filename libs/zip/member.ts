export interface ZipMember {
  rawName: Uint8Array;
  /** null: in the creator's code page */
  unicodeName: string | null;
  flags: number;
  method: number;
  packedBytes: number;
  bytes: number;
  checksum: number;
  at: number;
  isSpecial: boolean;
  /** has a ZIP64 field, unknown to some readers */
  isBig: boolean;
}

export const ENCRYPTED = 0x0001;
/** sizes follow the data (streaming writers) */
export const SIZES_FOLLOW = 0x0008;
export const NAME_IS_UTF8 = 0x0800;
export const HEADERS_MASKED = 0x2000;
export const STORED = 0;
export const DEFLATED = 8;
export const ELSEWHERE = 0xffffffff;
