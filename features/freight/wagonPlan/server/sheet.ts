import { readFile } from 'node:fs/promises';
import { normalizeContainerNumber } from '../../../../libs/containerCodes/containerNumber.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { readSheet, type SheetRow } from '../../../../platform/server/sheet/readSheet.ts';
import { type SheetColumn, sheetFile, writeSheet } from '../../../../platform/server/sheet/writeSheet.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import type { FilePayload } from '../../../../platform/wire/envelope.ts';
import { LANGUAGES } from '../../../../platform/wire/language.ts';
import { type Containers, type PlannedContainer, WAGON_PROVIDERS, type Wagon } from '../plan.ts';
import { type exportContainers, type exportWagons, MAX_WAGONS, type readWagonSheet } from '../wire.ts';
import { findTrain, openPlan } from './read.ts';
import { readWagonRow, type SheetCells, type WagonColumn } from './sheetRow.ts';
import { texts, userError } from './texts.ts';

const labelsOf = ({ orderContainerIds }: Wagon, all: Containers) =>
  orderContainerIds.flatMap((id) => all.get(id)?.label ?? []).join(', ');

/** Wagons of a train as they are saved, one row each. */
export async function writeWagons(
  { trainInfoId }: ReadBy<typeof exportWagons>,
  ctx: CallContext,
): Promise<FilePayload> {
  const { trainNo } = await findTrain(trainInfoId, ctx);
  const { wagons, all } = await openPlan(trainInfoId, ctx);
  const { page } = texts[ctx.language];
  const t = page.columns;
  const rows = wagons.map((wagon, index) => ({ ...wagon, position: index + 1 }));
  const columns: SheetColumn<(typeof rows)[number]>[] = [
    { header: t.position, width: 10, kind: 'whole', value: ({ position }) => position },
    { header: t.wagonNo, width: 16, kind: 'text', value: ({ wagonNo }) => wagonNo },
    { header: t.lengthFt, width: 12, kind: 'whole', value: ({ lengthFt }) => lengthFt },
    { header: t.capacityT, width: 14, kind: 'decimal', value: ({ capacityT }) => capacityT },
    { header: t.axles, width: 8, kind: 'whole', value: ({ axles }) => axles },
    { header: t.tareT, width: 12, kind: 'decimal', value: ({ tareT }) => tareT },
    { header: t.provider, width: 16, kind: 'text', value: ({ provider }) => page.providers[provider] },
    { header: t.containers, width: 44, kind: 'text', value: (wagon) => labelsOf(wagon, all) },
  ];
  return sheetFile(`${page.sheetName}_${trainNo}`, await writeSheet(page.sheetName, columns, rows));
}

/** Containers of a train with their wagons, in the order of its orders. */
export async function writeContainers(
  { trainInfoId }: ReadBy<typeof exportContainers>,
  ctx: CallContext,
): Promise<FilePayload> {
  const { trainNo } = await findTrain(trainInfoId, ctx);
  const { wagons, containers } = await openPlan(trainInfoId, ctx);
  const { page } = texts[ctx.language];
  const placeOf = new Map(
    wagons.flatMap(({ orderContainerIds, wagonNo }, index) =>
      orderContainerIds.map((id) => [id, { position: index + 1, wagonNo }] as const),
    ),
  );
  const columns: SheetColumn<PlannedContainer>[] = [
    { header: page.container, width: 18, kind: 'text', value: ({ label }) => label },
    { header: page.sizeType, width: 10, kind: 'text', value: ({ sizeType }) => sizeType },
    { header: page.order, width: 20, kind: 'text', value: ({ orderBigNo }) => orderBigNo },
    { header: page.company, width: 30, kind: 'text', value: ({ companyName }) => companyName },
    { header: page.mass, width: 16, kind: 'whole', value: ({ massKg }) => massKg },
    {
      header: page.columns.position,
      width: 10,
      kind: 'whole',
      value: ({ orderContainerId }) => placeOf.get(orderContainerId)?.position ?? null,
    },
    {
      header: page.columns.wagonNo,
      width: 16,
      kind: 'text',
      value: ({ orderContainerId }) => placeOf.get(orderContainerId)?.wagonNo ?? '',
    },
  ];
  return sheetFile(`${page.containerSheet}_${trainNo}`, await writeSheet(page.containerSheet, columns, containers));
}

const MAX_HEADER_ROWS = 10;
const MIN_COLUMNS = 2;

/** Wagons of a sheet, whose first columns may stand in any order and language; nothing is saved. */
export async function readWagons(
  { trainInfoId }: ReadBy<typeof readWagonSheet>,
  ctx: CallContext,
): Promise<PayloadOf<typeof readWagonSheet>> {
  const { containers } = await openPlan((await findTrain(trainInfoId, ctx)).trainInfoId, ctx);
  if (ctx.upload === null) throw userError((t) => t.server.noFile);
  const content = await readFile(ctx.upload.path);
  const rows = await readSheet(content, { maxRows: MAX_WAGONS + MAX_HEADER_ROWS, companyId: ctx.user.companyId });
  const table = findTable(rows);
  if (table === null) throw userError((t) => t.server.noHeader);
  const ids = new Map(containers.map(({ label, orderContainerId }) => [labelKey(label), orderContainerId]));
  const seen = { containers: new Set<number>(), numbers: new Set<string>() };
  const reading = { idOf: (label: string) => ids.get(labelKey(label)), seen, texts: texts[ctx.language].server };
  return table.map((row) => readWagonRow(row, reading));
}

const labelKey = (label: string) => (label.includes('#') ? label.trim() : normalizeContainerNumber(label));

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const COLUMN_NAMES = [
  'wagonNo',
  'lengthFt',
  'capacityT',
  'axles',
  'tareT',
  'provider',
  'containers',
] as const satisfies readonly WagonColumn[];

const COLUMN_BY_HEADER = new Map<string, WagonColumn>(
  LANGUAGES.flatMap((language) =>
    COLUMN_NAMES.map((name) => [lettersOf(texts[language].page.columns[name]), name] as const),
  ),
);

const PROVIDER_BY_WORD = new Map(
  LANGUAGES.flatMap((language) =>
    WAGON_PROVIDERS.map((provider) => [lettersOf(texts[language].page.providers[provider]), provider] as const),
  ),
);

/** Rows below the header, which stands among the first ones; null without one. */
function findTable(rows: readonly SheetRow[]): SheetCells[] | null {
  for (const [at, { cells }] of rows.slice(0, MAX_HEADER_ROWS).entries()) {
    const columns = cells.map((cell) => COLUMN_BY_HEADER.get(lettersOf(String(cell ?? ''))));
    if (columns.filter((column) => column !== undefined).length < MIN_COLUMNS) continue;
    return rows
      .slice(at + 1)
      .map((row) => cellsOf(row, columns))
      .filter(({ texts: found }) => [...found.values()].some((text) => text !== ''));
  }
  return null;
}

function cellsOf({ rowNumber, cells }: SheetRow, columns: readonly (WagonColumn | undefined)[]): SheetCells {
  const found = columns.flatMap((column, index) =>
    column === undefined ? [] : [[column, String(cells[index] ?? '').trim(), String.fromCharCode(65 + index)] as const],
  );
  const provider = found.find(([column]) => column === 'provider')?.[1] ?? '';
  return {
    rowNumber,
    texts: new Map(found.map(([column, text]) => [column, text])),
    letters: new Map(found.map(([column, , letter]) => [column, letter])),
    provider: PROVIDER_BY_WORD.get(lettersOf(provider)) ?? (provider === '' ? '' : undefined),
  };
}
