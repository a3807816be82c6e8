import { readFile } from 'node:fs/promises';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { readSheet } from '../../../../platform/server/sheet/readSheet.ts';
import { type SheetColumn, sheetFile, writeSheet } from '../../../../platform/server/sheet/writeSheet.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import type { FilePayload } from '../../../../platform/wire/envelope.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import type { OrderContainer, ParsedContainer } from '../order.ts';
import type { containerTemplate, parseContainers } from '../wire.ts';
import { matchSheetRows } from './matchSheetRows.ts';
import { getOwnOrder } from './orderDetail.ts';
import { selectContainers } from './orderQueries.ts';
import { texts, userError } from './readTexts.ts';

/** Bounds the parser; an order has at most 200 containers. */
const MAX_ROWS = 2_000;

export async function makeTemplate(
  { orderBigNo }: ReadBy<typeof containerTemplate>,
  { db, user, language }: CallContext,
): Promise<FilePayload> {
  const { id } = await getOwnOrder(db, ownCompanyId(user), orderBigNo);
  const content = await writeContainerSheet(await selectContainers(db, id), language);
  return sheetFile(`${texts[language].containerSheet.name}_${orderBigNo}`, content);
}

export function writeContainerSheet(containers: readonly OrderContainer[], language: Language): Promise<Uint8Array> {
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
  { db, user, language, upload }: CallContext,
): Promise<ParsedContainer[]> {
  const { id } = await getOwnOrder(db, ownCompanyId(user), orderBigNo);
  if (upload === null) throw userError((t) => t.containerSheet.empty);
  const [rows, containers] = await Promise.all([
    readFile(upload.path).then((content) => readSheet(content, { maxRows: MAX_ROWS, companyId: user.companyId })),
    selectContainers(db, id),
  ]);
  return matchSheetRows(rows, containers, language);
}
