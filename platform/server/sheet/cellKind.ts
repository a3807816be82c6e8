export type CellKind = 'text' | 'whole' | 'money' | 'decimal' | 'date' | 'time';

export interface SheetHeader {
  header: string;
  /** in characters */
  width: number;
  kind: CellKind;
}

/** Numbers may be decimal strings, to keep all digits; dates are serial days (`serialOf`). */
export type CellContent = string | number | null;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Day 0 of spreadsheets; correct for days after February 1900. */
const FIRST_DAY_MS = Date.UTC(1899, 11, 30);

/** Serial day on a clock `offsetMinutes` ahead of UTC: sheets have no time zones. */
export function serialOf(instantMs: number, offsetMinutes: number): number {
  return (instantMs + offsetMinutes * MINUTE_MS - FIRST_DAY_MS) / DAY_MS;
}

/** Indexes into `cellXfs` of `styles.xml`. */
export const HEADER_STYLE = 1;
const KINDS: readonly CellKind[] = ['text', 'whole', 'money', 'decimal', 'date', 'time'];
export const STYLE_OF_KIND: Readonly<Record<CellKind, number>> = {
  text: 2,
  whole: 3,
  money: 4,
  decimal: 5,
  date: 6,
  time: 7,
};
/** text that could be read as a formula when edited or converted */
export const GUARDED_STYLE = 8;

const BUILT_IN_FORMATS = { text: 49, whole: 1, money: 4, decimal: 0 } as const;
const OWN_FORMATS = {
  date: { id: 164, code: 'yyyy-mm-dd' },
  time: { id: 165, code: 'yyyy-mm-dd hh:mm' },
} as const;

function formatIdOf(kind: CellKind): number {
  return kind === 'date' || kind === 'time' ? OWN_FORMATS[kind].id : BUILT_IN_FORMATS[kind];
}

export function stylesXml(): string {
  const formats = Object.values(OWN_FORMATS).map(
    ({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`,
  );
  const cells = KINDS.map(
    (kind) =>
      `<xf numFmtId="${formatIdOf(kind)}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  return (
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    `<numFmts count="${formats.length}">${formats.join('')}</numFmts>` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>' +
    '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${cells.length + 3}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
    '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>' +
    `${cells.join('')}` +
    '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/></cellXfs>' +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}
