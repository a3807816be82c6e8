import type { Language } from '../../../../platform/wire/language.ts';
import { type CodeList, hasCodeForm, normalizeListCode } from '../lists.ts';
import { csvRows, separatorOf } from './csvRows.ts';

export interface PackEntry {
  code: string;
  nameZh: string;
  nameEn: string;
  nameRu: string;
  note: string;
  gng: string[];
}

export interface PackHead {
  name: string;
  version: string;
  /** yyyy-MM-dd */
  packDate: string;
  source: string;
}

export interface PackFault {
  line: number;
  key:
    | 'quotes'
    | 'columns'
    | 'noCode'
    | 'noNames'
    | 'cells'
    | 'code'
    | 'twice'
    | 'nameMissing'
    | 'tooLong'
    | 'gng'
    | 'empty';
  value: string;
}

export interface ParsedPack {
  /** as the file says it; '' where it does not */
  head: PackHead;
  /** that the file has a column of names for; names in others stay as they are known */
  languages: Language[];
  entries: PackEntry[];
  /** lines that are no codes: the root of the tree, its own parent */
  skippedCount: number;
  faults: PackFault[];
}

const MAX_NAME = 800;
const HEAD_LINE = /^#\s*(name|version|date|source)\s*:\s*(.*)$/i;

/** Columns by the headings that files give them. */
const COLUMNS: Readonly<Record<string, Column>> = {
  code: 'code',
  hscode: 'code',
  name_zh: 'nameZh',
  name_en: 'nameEn',
  description: 'nameEn',
  name_ru: 'nameRu',
  note: 'note',
  gng: 'gng',
  parent: 'parent',
  level: 'ignored',
  section: 'ignored',
};
type Column = 'code' | 'nameZh' | 'nameEn' | 'nameRu' | 'note' | 'gng' | 'parent' | 'ignored';
const NAMES = [
  ['nameZh', 'zh'],
  ['nameEn', 'en'],
  ['nameRu', 'ru'],
] as const;

/** A pack as a .csv: lines `# name:`, `# version:`, `# date:`, `# source:`, then headings, then one code a line. */
export function parsePack(list: CodeList, text: string): ParsedPack {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  const headCount = lines.findIndex((line) => line.trim() !== '' && !line.startsWith('#'));
  const head = headOf(lines.slice(0, Math.max(0, headCount)));
  const body = lines.slice(Math.max(0, headCount));
  const rows = csvRows(body.join('\n'), separatorOf(body[0] ?? ''));
  const nothing = { head, languages: [], entries: [], skippedCount: 0 };
  if (rows === null) return { ...nothing, faults: [{ line: headCount + 1, key: 'quotes', value: '' }] };
  const [titles, ...records] = rows.map(({ line, cells }) => ({ line: line + Math.max(0, headCount), cells }));
  const columns = (titles?.cells ?? []).map((title) => COLUMNS[title.toLowerCase()]);
  const faults = faultsOfColumns(columns, titles?.cells ?? []);
  if (faults.length > 0) return { ...nothing, faults };
  return { head, ...entriesOf(list, columns, records) };
}

function headOf(lines: readonly string[]): PackHead {
  const said = new Map(
    lines.flatMap((line) => {
      const [, key, value] = HEAD_LINE.exec(line.trim()) ?? [];
      return key === undefined || value === undefined ? [] : [[key.toLowerCase(), value.trim()] as const];
    }),
  );
  const of = (key: string) => said.get(key) ?? '';
  return { name: of('name'), version: of('version'), packDate: of('date'), source: of('source') };
}

function faultsOfColumns(columns: readonly (Column | undefined)[], titles: readonly string[]): PackFault[] {
  const unknown = titles.filter((_, at) => columns[at] === undefined);
  if (!columns.includes('code')) return [{ line: 1, key: 'noCode', value: titles.join(', ') }];
  if (unknown.length > 0) return [{ line: 1, key: 'columns', value: unknown.join(', ') }];
  if (!NAMES.some(([column]) => columns.includes(column))) return [{ line: 1, key: 'noNames', value: '' }];
  return [];
}

type Rows = readonly { line: number; cells: readonly string[] }[];

function entriesOf(list: CodeList, columns: readonly (Column | undefined)[], rows: Rows): Omit<ParsedPack, 'head'> {
  const languages = NAMES.filter(([column]) => columns.includes(column)).map(([, language]) => language);
  const entries: PackEntry[] = [];
  const faults: PackFault[] = [];
  const seen = new Set<string>();
  let skippedCount = 0;
  for (const { line, cells } of rows) {
    const at = (column: Column) => cells[columns.indexOf(column)] ?? '';
    if (columns.includes('parent') && at('parent') === at('code')) {
      skippedCount += 1;
      continue;
    }
    const gng = at('gng')
      .split(/[\s;|/]+/)
      .filter(Boolean);
    const names = { nameZh: at('nameZh'), nameEn: at('nameEn'), nameRu: at('nameRu') };
    const entry = { code: normalizeListCode(list, at('code')), ...names, note: at('note'), gng };
    const fault =
      cells.length > columns.length ? ({ key: 'cells', value: String(cells.length) } as const) : faultOf(list, entry);
    if (fault !== null) faults.push({ line, ...fault });
    else if (seen.has(entry.code)) faults.push({ line, key: 'twice', value: entry.code });
    else entries.push(entry);
    seen.add(entry.code);
  }
  if (entries.length === 0 && faults.length === 0) faults.push({ line: 1, key: 'empty', value: '' });
  return { languages, entries, skippedCount, faults };
}

function faultOf(list: CodeList, { code, gng, note, ...names }: PackEntry): Omit<PackFault, 'line'> | null {
  if (!hasCodeForm(list, code)) return { key: 'code', value: code };
  const texts = Object.values(names);
  if (texts.every((name) => name === '')) return { key: 'nameMissing', value: code };
  if ([...texts, note].some((text) => text.length > MAX_NAME)) return { key: 'tooLong', value: code };
  const wrong = gng.find((one) => !/^\d{2,8}$/.test(one));
  return wrong === undefined ? null : { key: 'gng', value: wrong };
}
