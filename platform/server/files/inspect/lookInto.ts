import type { Log } from '../../log.ts';
import type { FileKind } from '../fileKind.ts';
import { uploadRefusal } from '../uploadRefusal.ts';
import { withBytes } from './bytes.ts';
import { detect } from './detect.ts';
import { checkName } from './fileName.ts';
import { fits, isKindName, isKnownExtension } from './kinds.ts';
import { scannerAt } from './scan/scanner.ts';

/** Detects the type and checks it against the name (docs/decisions/013). Throws UserError. */
export type LookInto = (path: string, fileName: string) => Promise<FileKind>;

/** With a clamd address, scans for viruses after the cheaper checks. */
export function lookingInto(clamdUrl: string | undefined, log: Log): LookInto {
  const scan = clamdUrl === undefined ? null : scannerAt(clamdUrl, log);
  return async (path, fileName) => {
    const kind = await kindOf(path, fileName);
    await scan?.(path);
    return kind;
  };
}

async function kindOf(path: string, fileName: string): Promise<FileKind> {
  const extension = checkName(fileName);
  const kind = await withBytes(path, (bytes) => detect(bytes, path));
  if (extension !== '' && !isKnownExtension(extension)) throw uploadRefusal({ key: 'disabled' });
  if (kind && isKindName(kind.extension) && fits(extension, kind.extension)) return kind;
  if (extension === '') throw uploadRefusal({ key: 'disabled' });
  throw uploadRefusal({ key: 'wrongType', extensions: [extension] });
}
