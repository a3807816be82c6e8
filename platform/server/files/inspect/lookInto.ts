import { fileTypeFromFile } from 'file-type';
import { refuse } from '../../texts/texts.ts';
import type { FileKind } from '../fileKind.ts';

/** What a file is by its bytes. Throws a Refusal for what may not come in. */
export async function lookInto(path: string, fileName: string): Promise<FileKind> {
  const found = await fileTypeFromFile(path);
  if (!found && /\.(exe|lnk)$/i.test(fileName)) throw refuse((t) => t.notJson);
  return { extension: found?.ext ?? 'txt', mimeType: found?.mime ?? 'text/plain', entries: null };
}
