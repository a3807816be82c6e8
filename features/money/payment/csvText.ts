/** A cell that a spreadsheet would run begins with an apostrophe; amounts stay numbers. */
function cellOf(value: string): string {
  const isFormula = /^[=+@\t\r]/.test(value) || /^-\D/.test(value);
  return `"${(isFormula ? `'${value}` : value).replaceAll('"', '""')}"`;
}

/** Rows as .csv that spreadsheets open with the right letters. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
