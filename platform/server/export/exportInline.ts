import { readFile } from 'node:fs/promises';
import type { FilePayload } from '../../wire/envelope.ts';
import type { CallContext } from '../http/callContext.ts';
import type { Platform } from '../platform.ts';
import { SHEET_TYPE, sheetFileName } from '../sheet/writeSheet.ts';
import type { SheetExport } from './sheetExport.ts';
import { startSheetJob } from './sheetJob.ts';

/** Mutex: settles when the previous sheet is done. */
let lastExport: Promise<unknown> = Promise.resolve();

/** Bounded list exported within the call, one at a time. Throws TooManyRows; UserError: wrong filters. */
export async function exportInline(
  platform: Platform,
  list: SheetExport,
  filter: Readonly<Record<string, unknown>>,
  { db, user, language }: CallContext,
  maxRows: number,
): Promise<FilePayload> {
  const { config, url, files } = platform;
  const plan = list.plan(filter, { db, user, language, config });
  const sheetName = list.title[language];
  const fileName = sheetFileName(sheetName);
  const exporting = lastExport.then(async () => {
    const { file } = await startSheetJob({
      databaseUrl: url,
      plan,
      sheetName,
      fileName,
      path: files.newStagingPath(),
      maxRows,
    }).finished;
    const content = await readFile(file.path).finally(() => files.discard(file));
    return { fileName, mimeType: SHEET_TYPE.mimeType, content };
  });
  lastExport = exporting.catch(() => null);
  return exporting;
}
