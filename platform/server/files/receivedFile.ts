import type { FileKind } from '../../../libs/fileInspection/fileKind.ts';

/** An uploaded file in the staging folder: whole, inspected, not yet saved. */
export interface ReceivedFile {
  fileName: string;
  /** removed when the call ends */
  path: string;
  byteCount: number;
  /** of the bytes, in hex */
  sha256: string;
  kind: FileKind;
}
