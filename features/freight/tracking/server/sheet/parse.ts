import { readFile } from 'node:fs/promises';
import type { CellValue } from 'hucre/xlsx';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import { readSheet } from '../../../../../platform/server/sheet/readSheet.ts';
import { LANGUAGES } from '../../../../../platform/wire/language.ts';
import { findStops } from '../../../network/server/index.ts';
import type { ParsedEvent } from '../../wire.ts';
import { ledgerContext } from '../ledger/context.ts';
import { faultsOf } from '../ledger/rules.ts';
import { texts, userError } from '../texts.ts';
import { COLUMNS, type Column, columnIndexes, normalizeCell } from './columns.ts';
import { readRow, type StationsByName } from './readRow.ts';

const MAX_ROWS = 500;

/**
 * Parses an event sheet without saving; errors per row in the reader's language. Rows are validated against
 * the train and each other.
 */
export async function parseEventSheet(
  db: Db,
  trainId: number,
  { upload, language, user: { companyId } }: Pick<CallContext, 'upload' | 'language' | 'user'>,
): Promise<ParsedEvent[]> {
  const context = await ledgerContext(db, trainId, language);
  if (context.train.status === 'cancelled') throw userError((t) => t.cancelled);
  const [headings, ...rows] = upload
    ? await readSheet(await readFile(upload.path), { maxRows: MAX_ROWS + 1, companyId })
    : [];
  const indexes = columnIndexes(headings?.cells ?? []);
  if (indexes === null) throw userError((t) => t.sheet.noHeader);
  const stations = await stationsByName(db, context.train.lineId);
  const read = rows.map((row) => {
    const cells = (column: Column): CellValue => row.cells[indexes.get(column) ?? -1] ?? null;
    return { ...row, text: textOfRow(cells), ...readRow(cells, stations) };
  });
  const events = read.flatMap(({ event }) => event ?? []);
  const faults = faultsOf(events, context, new Date());
  return read.map(({ rowNumber, text, event, faults: parseFaults }) => {
    const messages = event ? (faults.get(events.indexOf(event)) ?? []).map(({ message }) => message) : parseFaults;
    const errors = messages.map((message) => message(texts[language]));
    return { rowNumber, text, event: errors.length === 0 ? event : null, errors };
  });
}

async function stationsByName(db: Db, lineId: number): Promise<StationsByName> {
  const named = await Promise.all(LANGUAGES.map((language) => findStops(db, lineId, language)));
  return new Map(named.flat().map((stop) => [normalizeCell(stop.stationName), stop.stationId]));
}

function textOfRow(cells: (column: Column) => CellValue): string {
  return COLUMNS.map(cells)
    .map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 16).replace('T', ' ') : String(cell ?? '')))
    .filter((text) => text.trim() !== '')
    .join(' · ');
}
