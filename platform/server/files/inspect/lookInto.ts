import { refuse } from '../../texts/texts.ts';
import type { FileKind } from '../fileKind.ts';
import { withBytes } from './bytes.ts';
import { detect } from './detect.ts';
import { checkName } from './fileName.ts';
import { fits, isKindName, isKnownExtension } from './kinds.ts';

/** What a file is by its bytes, and whether it may come in under its name (docs/decisions/011). Throws a Refusal. */
export async function lookInto(path: string, fileName: string): Promise<FileKind> {
  const extension = checkName(fileName);
  const kind = await withBytes(path, (bytes) => detect(bytes, path));
  if (extension !== '' && !isKnownExtension(extension)) throw refuse((t) => t.files.notSupported);
  if (kind && isKindName(kind.extension) && fits(extension, kind.extension)) return kind;
  if (extension === '') throw refuse((t) => t.files.notSupported);
  throw refuse((t) => t.files.wrongFormat({ extensions: extension }));
}
