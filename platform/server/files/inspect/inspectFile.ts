import type { Log } from '../../log.ts';
import type { FileKind } from '../fileKind.ts';
import { uploadError } from '../uploadErrors.ts';
import { withByteReader } from './byteReader.ts';
import { detect } from './detect.ts';
import { checkName } from './fileName.ts';
import { isKindName, isKnownExtension, matchesExtension } from './kinds.ts';
import { createScanner } from './scan/scanner.ts';

/** Detects the type and checks it against the name (docs/decisions/013). Throws UserError. */
export type InspectFile = (path: string, fileName: string) => Promise<FileKind>;

/** With a clamd address, scans for viruses after the cheaper checks. */
export function fileInspector(clamdUrl: string | undefined, log: Log): InspectFile {
  const scan = clamdUrl === undefined ? null : createScanner(clamdUrl, log);
  return async (path, fileName) => {
    const kind = await kindOf(path, fileName);
    await scan?.(path);
    return kind;
  };
}

async function kindOf(path: string, fileName: string): Promise<FileKind> {
  const extension = checkName(fileName);
  const kind = await withByteReader(path, (bytes) => detect(bytes, path));
  if (extension !== '' && !isKnownExtension(extension)) throw uploadError({ key: 'disabled' });
  if (kind && isKindName(kind.extension) && matchesExtension(extension, kind.extension)) return kind;
  if (extension === '') throw uploadError({ key: 'disabled' });
  throw uploadError({ key: 'wrongType', extensions: [extension] });
}
