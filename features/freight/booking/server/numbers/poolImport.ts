import { readFile } from 'node:fs/promises';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import { readSheet } from '../../../../../platform/server/sheet/readSheet.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import { findStationsByName, stationsByIds } from '../../../network/server/index.ts';
import type { PoolLine } from '../../numbers.ts';
import { type addPoolContainers, type checkPoolLines, MAX_POOL_LINES, type parsePoolSheet } from '../../poolWire.ts';
import { poolContainer } from '../tables.ts';
import { texts, userError } from '../writeTexts.ts';
import { type LineParts, linesOfText, numberFault, parsedSizeType, partsOfLines } from './poolLines.ts';

type Defaults = ReadBy<typeof parsePoolSheet>;

/** Pasted lines with their errors; nothing is saved. */
export async function checkPastedLines(
  { text, ...defaults }: ReadBy<typeof checkPoolLines>,
  ctx: CallContext,
): Promise<PayloadOf<typeof checkPoolLines>> {
  return checkLines(partsOfLines(linesOfText(text)), defaults, ctx);
}

/** Rows of an .xlsx with their errors; nothing is saved. */
export async function readPoolSheet(defaults: Defaults, ctx: CallContext): Promise<PayloadOf<typeof parsePoolSheet>> {
  const { upload, user } = ctx;
  const rows = upload
    ? await readSheet(await readFile(upload.path), { maxRows: MAX_POOL_LINES + 1, companyId: user.companyId })
    : [];
  const lines = rows.map(({ rowNumber, cells }) => ({
    rowNumber,
    cells: cells.map((cell) => (cell === null || cell instanceof Date ? '' : String(cell).trim())),
  }));
  return checkLines(partsOfLines(lines), defaults, ctx);
}

/** Numbers in the pool already are left as they are. */
export async function addManyToPool(
  { containers }: ReadBy<typeof addPoolContainers>,
  { db }: CallContext,
): Promise<PayloadOf<typeof addPoolContainers>> {
  const stationIds = [...new Set(containers.map(({ stationId }) => stationId))];
  const known = await stationsByIds(db, stationIds, 'zh');
  if (known.size < stationIds.length) throw userError((t) => t.poolNoStation);
  const added = await db
    .insert(poolContainer)
    .values(containers)
    .onConflictDoNothing()
    .returning({ id: poolContainer.id });
  return { added: added.length };
}

async function checkLines(
  lines: readonly LineParts[],
  defaults: Defaults,
  { db, language }: Pick<CallContext, 'db' | 'language'>,
): Promise<PoolLine[]> {
  if (lines.length > MAX_POOL_LINES) throw userError((t) => t.poolTooMany({ max: MAX_POOL_LINES }));
  const [stationIds, pooled] = await Promise.all([
    stationIdsByName(db, lines),
    pooledNumbers(
      db,
      lines.map(({ containerNo }) => containerNo),
    ),
  ]);
  const checked = lines.map((line) => {
    const stationId =
      line.station === '' ? (defaults.stationId ?? null) : (stationIds.get(line.station.toLowerCase()) ?? null);
    const type = line.sizeType === '' ? (defaults.sizeType ?? null) : parsedSizeType(line.sizeType);
    return { ...line, stationId, sizeType: type };
  });
  const names = await stationsByIds(db, [...new Set(checked.flatMap(({ stationId }) => stationId ?? []))], language);
  const firstRow = new Map<string, number>();
  return checked.map(({ station, sizeType, stationId, remark, ...line }, index) => {
    const sameAs = firstRow.get(line.containerNo);
    if (sameAs === undefined) firstRow.set(line.containerNo, line.rowNumber);
    const typedType = lines[index]?.sizeType ?? '';
    return {
      ...line,
      sizeType,
      stationId,
      remark: remark.slice(0, MAX_REMARK),
      stationName: stationId === null ? station : (names.get(stationId)?.stationName ?? station),
      errors: [
        ...numberErrors(line.containerNo, { isPooled: pooled.has(line.containerNo), sameAs }, language),
        ...missing(sizeType, typedType, texts[language].poolLine.noType, texts[language].poolLine.typeUnknown),
        ...missing(stationId, station, texts[language].poolLine.noStation, texts[language].poolLine.stationUnknown),
      ],
    };
  });
}

const MAX_REMARK = 200;

function missing(value: unknown, text: string, absent: string, unknown: (p: { text: string }) => string): string[] {
  if (value !== null) return [];
  return [text === '' ? absent : unknown({ text })];
}

function numberErrors(
  containerNo: string,
  { isPooled, sameAs }: { isPooled: boolean; sameAs: number | undefined },
  language: Language,
): string[] {
  const { poolLine: t, poolTwice } = texts[language];
  const fault = numberFault(containerNo);
  if (fault) return [fault.kind === 'checkDigit' ? t.checkDigit({ expected: fault.expected }) : t[fault.kind]];
  if (isPooled) return [poolTwice];
  return sameAs === undefined ? [] : [t.sameAs({ row: sameAs })];
}

async function stationIdsByName(db: Db, lines: readonly LineParts[]): Promise<Map<string, number>> {
  const named = new Set(lines.flatMap(({ station }) => (station === '' ? [] : [station])));
  const found = await findStationsByName(db, [...named]);
  return new Map(found.flatMap(({ stationId, knownNames }) => knownNames.map((name) => [name, stationId] as const)));
}

async function pooledNumbers(db: Db, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const found = await db
    .select({ containerNo: poolContainer.containerNo })
    .from(poolContainer)
    .where(inArray(poolContainer.containerNo, [...numbers]));
  return new Set(found.map(({ containerNo }) => containerNo));
}
