import type { FileKind } from './fileKind.ts';

/** A file that came with a call: whole, on this machine's disk, looked into, and not yet kept. */
export interface ReceivedFile {
  /** as the sender calls it, without folders; any script */
  fileName: string;
  /** in the staging folder; gone when the call has been answered */
  path: string;
  byteCount: number;
  /** of the bytes, in hex */
  sha256: string;
  kind: FileKind;
}
