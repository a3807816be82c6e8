import { saveAs } from '../../../../platform/web/query/download.ts';

/** A cell that a spreadsheet would run begins with an apostrophe; amounts stay numbers. */
function cellOf(value: string): string {
  const isFormula = /^[=+@\t]/.test(value) || /^-\D/.test(value);
  return `"${(isFormula ? `'${value}` : value).replaceAll('"', '""')}"`;
}

/** Saves rows as .csv that spreadsheets open with the right letters. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const text = `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
  saveAs(`${name}.csv`, new Blob([text], { type: 'text/csv' }));
}
