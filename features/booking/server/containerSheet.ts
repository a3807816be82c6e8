import { readFile } from 'node:fs/promises';
import { type Asking, ownCompanyId } from '../../../platform/server/http/asking.ts';
import { readSheet } from '../../../platform/server/sheet/readSheet.ts';
import { type SheetColumn, sheetFile, writeSheet } from '../../../platform/server/sheet/writeSheet.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import type { FilePayload } from '../../../platform/wire/envelope.ts';
import type { Language } from '../../../platform/wire/language.ts';
import type { OrderContainer, ParsedContainer } from '../order.ts';
import type { containerTemplate, parseContainers } from '../wire.ts';
import { matchRows } from './containerRows.ts';
import { ownOrder } from './orderDetail.ts';
import { selectContainers } from './orderQueries.ts';
import { refuse, texts } from './readingTexts.ts';

/** Bounds the parser; an order has at most 200 containers. */
const MOST_ROWS = 2_000;

export async function makeTemplate(
  { orderBigNo }: ReadBy<typeof containerTemplate>,
  { db, who, language }: Asking,
): Promise<FilePayload> {
  const { id } = await ownOrder(db, ownCompanyId(who), orderBigNo);
  const content = await writeContainers(await selectContainers(db, id), language);
  return sheetFile(`${texts[language].containerSheet.name}_${orderBigNo}`, content);
}

export function writeContainers(
  containers: readonly OrderContainer[],
  language: Language,
): Promise<Uint8Array> {
  const { containerSheet: header } = texts[language];
  const columns: SheetColumn<OrderContainer>[] = [
    { header: header.orderContainerId, width: 10, kind: 'whole', value: (row) => row.orderContainerId },
    { header: header.sizeType, width: 12, kind: 'text', value: (row) => row.sizeType },
    { header: header.owner, width: 10, kind: 'text', value: (row) => row.owner },
    { header: header.containerNo, width: 18, kind: 'text', value: (row) => row.containerNo },
    { header: header.sealNo, width: 18, kind: 'text', value: (row) => row.sealNo },
    { header: header.tareKg, width: 12, kind: 'whole', value: (row) => row.tareKg },
    { header: header.vgmKg, width: 12, kind: 'whole', value: (row) => row.vgmKg },
  ];
  return writeSheet(header.name, columns, containers);
}

/** Parses an uploaded sheet for an own order; errors per row, nothing saved. */
export async function readContainers(
  { orderBigNo }: ReadBy<typeof parseContainers>,
  { db, who, language, upload }: Asking,
): Promise<ParsedContainer[]> {
  const { id } = await ownOrder(db, ownCompanyId(who), orderBigNo);
  if (upload === null) throw refuse((t) => t.containerSheet.empty);
  const [rows, containers] = await Promise.all([
    readFile(upload.path).then((content) => readSheet(content, MOST_ROWS)),
    selectContainers(db, id),
  ]);
  return matchRows(rows, containers, language);
}
