import { withByteReader } from './byteReader.ts';
import { detect } from './detect.ts';
import { checkCsv } from './documents/checkCsv.ts';
import type { FileKind } from './fileKind.ts';
import { checkName } from './fileName.ts';
import { InspectionError } from './inspectionError.ts';
import type { InspectionLog } from './inspectionLog.ts';
import { isKindName, isKnownExtension, matchesExtension } from './kinds.ts';
import { createScanner } from './scan/scanner.ts';

/** Detects the type and checks it against the name (docs/decisions/013). Throws InspectionError. */
export type InspectFile = (path: string, fileName: string) => Promise<FileKind>;

interface InspectionOptions {
  /** with an address, scans for viruses after the cheaper checks */
  clamdUrl: string | undefined;
  /** in characters, without extension */
  maxNameLength: number;
  log: InspectionLog;
}

export function fileInspector({ clamdUrl, maxNameLength, log }: InspectionOptions): InspectFile {
  const scan = clamdUrl === undefined ? null : createScanner(clamdUrl, log);
  return async (path, fileName) => {
    const kind = await kindOf(path, fileName, maxNameLength);
    await scan?.(path);
    return kind;
  };
}

async function kindOf(path: string, fileName: string, maxNameLength: number): Promise<FileKind> {
  const extension = checkName(fileName, maxNameLength);
  const kind = await withByteReader(path, (bytes) => detect(bytes, path));
  if (extension !== '' && !isKnownExtension(extension)) throw new InspectionError({ key: 'disabled' });
  if (kind && isKindName(kind.extension) && matchesExtension(extension, kind.extension)) {
    if (extension === 'csv') await checkCsv(path, charsetOf(kind));
    return kind;
  }
  if (extension === '') throw new InspectionError({ key: 'disabled' });
  // of no kind that has a mark of its own
  if (extension === 'pdf' && (kind === null || kind.extension === 'txt')) throw new InspectionError({ key: 'damaged' });
  throw new InspectionError({ key: 'wrongType', extensions: [extension] });
}

const charsetOf = ({ mimeType }: FileKind) => /charset=([\w-]+)/.exec(mimeType)?.[1] ?? 'utf-8';
