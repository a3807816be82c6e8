import { readFile } from 'node:fs/promises';
import type { FilePayload } from '../../wire/envelope.ts';
import type { Asking } from '../http/asking.ts';
import type { Platform } from '../platform.ts';
import { SHEET_TYPE, sheetFileName } from '../sheet/writeSheet.ts';
import { makeSheet } from './makeSheet.ts';
import type { SheetExport } from './sheetExport.ts';

/** Mutex: settles when the previous sheet is done. */
let previous: Promise<unknown> = Promise.resolve();

/** Bounded list exported within the call, one at a time. Throws TooManyRows; UserError: wrong filters. */
export async function makeSheetNow(
  platform: Platform,
  list: SheetExport,
  filter: Readonly<Record<string, unknown>>,
  { db, who, language }: Asking,
  mostRows: number,
): Promise<FilePayload> {
  const { config, url, files } = platform;
  const plan = list.plan(filter, { db, who, language, config });
  const sheetName = list.title[language];
  const fileName = sheetFileName(sheetName);
  const making = previous.then(async () => {
    const { file } = await makeSheet({
      databaseUrl: url,
      plan,
      sheetName,
      fileName,
      path: files.freePlace(),
      mostRows,
    }).finished;
    const content = await readFile(file.path).finally(() => files.discard(file));
    return { fileName, mimeType: SHEET_TYPE.mimeType, content };
  });
  previous = making.catch(() => null);
  return making;
}
