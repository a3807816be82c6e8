import { createWriteStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import exceljs from 'exceljs';
import { writeXlsxStream } from 'hucre/xlsx';
import { type SheetHeader, serialOf } from '../platform/server/sheet/cellKind.ts';
import { writeWorkbook } from '../platform/server/sheet/workbook.ts';

export interface Written {
  seconds: number;
  cpuSeconds: number;
  memoryMb: number;
  longestMs: number;
  fileMb: number;
}

const ROWS = 100_000;
const COLUMNS = 20;
const AT_ONCE = 1_000;
const START = Date.UTC(2026, 0, 1);
const KINDS = ['text', 'time', 'whole', 'money', 'text'] as const;
const NAMES = [
  '重庆团结村—杜伊斯堡',
  'Xi’an – Almaty',
  'Чунцин — Малашевиче',
  'IS2611000001237',
  '已确认 & 待发运',
];

const kindOf = (column: number) => KINDS[column % KINDS.length] ?? 'text';

function cellAt(row: number, column: number): string | number | Date {
  const kind = kindOf(column);
  if (kind === 'time') return new Date(START + row * 60_000 + column);
  if (kind === 'whole') return row * column;
  if (kind === 'money') return row * 1.25;
  return `${NAMES[(row + column) % NAMES.length]} ${row}`;
}

const rowAt = (row: number) => Array.from({ length: COLUMNS }, (_, column) => cellAt(row, column));
const headers = Array.from({ length: COLUMNS }, (_, column) => `Column ${column}`);

function* rows() {
  for (let row = 0; row < ROWS; row += 1) yield rowAt(row);
}

const WRITERS: Readonly<Record<string, (place: string) => Promise<void>>> = {
  async ours(place) {
    const columns: SheetHeader[] = headers.map((header, column) => ({
      header,
      width: 16,
      kind: kindOf(column),
    }));
    const file = await open(place, 'w');
    const sink = async (bytes: Uint8Array) => void (await file.write(bytes));
    await writeWorkbook(sink, { name: 'Orders', columns, rowCount: ROWS }, batches());
    await file.close();
  },
  async hucre(place) {
    const columns = headers.map((header) => ({ header, width: 16 }));
    const bytes = writeXlsxStream(rows(), { name: 'Orders', columns, freezePane: { rows: 1 } });
    await pipeline(Readable.fromWeb(bytes), createWriteStream(place));
  },
  async exceljs(place) {
    const book = new exceljs.stream.xlsx.WorkbookWriter({ filename: place, useStyles: true });
    const sheet = book.addWorksheet('Orders', { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = headers.map((header, column) => ({ header, key: String(column), width: 16 }));
    for (const row of rows()) sheet.addRow(row).commit();
    sheet.commit();
    await book.commit();
  },
};

function* batches() {
  for (let first = 0; first < ROWS; first += AT_ONCE) {
    yield Array.from({ length: AT_ONCE }, (_, offset) =>
      rowAt(first + offset).map((cell) => (cell instanceof Date ? serialOf(cell.getTime(), 480) : cell)),
    );
  }
}

async function measure(name: string): Promise<Written> {
  const place = path.join(tmpdir(), `bench-${name}-${process.pid}.xlsx`);
  const idle = process.memoryUsage().rss;
  let most = idle;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 10);
  const used = process.cpuUsage();
  const started = performance.now();
  await WRITERS[name]?.(place);
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(used);
  clearInterval(watching);
  most = Math.max(most, process.memoryUsage().rss);
  const { size } = await stat(place);
  await rm(place);
  return {
    seconds,
    cpuSeconds: (user + system) / 1e6,
    memoryMb: (most - idle) / 1e6,
    longestMs: delay.max / 1e6,
    fileMb: size / 1e6,
  };
}

// One process per writer: no warm heap to inherit.
const name = process.argv[2];
if (process.send && name) process.send(await measure(name), () => process.disconnect());
