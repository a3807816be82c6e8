/** What @eigenpal/docx-editor 1.9 does not write again, by marks in the parts of a .docx. */
const DOCX_MARKS = {
  chart: /<c:chart\b/,
  smartArt: /<dgm:relIds\b/,
  embedded: /<o:OLEObject\b|<w:object\b/,
  textBox: /<wps:txbx\b|<v:textbox\b/,
  shape: /<wps:wsp\b|<wpg:wgp\b|<wpc:wpc\b/,
  formField: /<w:ffData\b/,
  contents: /<w:instrText[^>]*>\s*TOC\b|w:instr="\s*TOC\b/,
  phonetic: /<w:ruby\b/,
  symbol: /<w:sym\b/,
  includedFile: /<w:altChunk\b/,
  customMarkup: /<w:(customXml|smartTag)\b/,
  dropCap: /w:dropCap="(drop|margin)"/,
  protectedRange: /<w:permStart\b/,
  effects: /<w:(emboss|imprint|bdr|fitText|eastAsianLayout)\b/,
} as const;

/** What stays in an .xlsx as it is and is not shown by the editor, by paths of its parts. */
const XLSX_PARTS = {
  chart: /^xl\/charts\//,
  picture: /^xl\/media\//,
  pivot: /^xl\/pivotTables\//,
  embedded: /^xl\/embeddings\//,
  macro: /vbaProject\.bin$/,
} as const;

/** What stays likewise, by marks in the sheets. */
const XLSX_MARKS = {
  validation: /<(\w+:)?dataValidations\b/,
  conditional: /<(\w+:)?conditionalFormatting\b/,
  filter: /<(\w+:)?autoFilter\b/,
} as const;

export const DOCX_LOSSES = [
  'chart',
  'smartArt',
  'embedded',
  'textBox',
  'shape',
  'formField',
  'contents',
  'phonetic',
  'symbol',
  'includedFile',
  'customMarkup',
  'dropCap',
  'protectedRange',
  'effects',
  'signature',
] as const;
export type DocxLoss = (typeof DOCX_LOSSES)[number];

export const XLSX_HIDDEN = [
  'chart',
  'picture',
  'pivot',
  'embedded',
  'macro',
  'validation',
  'conditional',
  'filter',
  'signature',
] as const;
export type XlsxHidden = (typeof XLSX_HIDDEN)[number];

export interface OfficeParts {
  paths: readonly string[];
  text(path: string): string;
}

const SIGNATURE = /^_xmlsignatures\//;
/** The parts that the editor writes anew. */
const WRITTEN = /^word\/(document|header\d*|footer\d*|footnotes|endnotes)\.xml$/;
const SHEETS = /^xl\/worksheets\/[^/]+\.xml$/;

/** What the editor would drop from a document. */
export function docxLosses({ paths, text }: OfficeParts): DocxLoss[] {
  const xml = paths.filter((path) => WRITTEN.test(path)).map(text);
  return DOCX_LOSSES.filter((loss) =>
    loss === 'signature' ? paths.some((path) => SIGNATURE.test(path)) : xml.some((part) => DOCX_MARKS[loss].test(part)),
  );
}

/** What the editor keeps in a workbook without showing it; a signature no longer holds. */
export function xlsxHidden({ paths, text }: OfficeParts): XlsxHidden[] {
  const sheets = paths.filter((path) => SHEETS.test(path)).map(text);
  return XLSX_HIDDEN.filter((hidden) => {
    if (hidden === 'signature') return paths.some((path) => SIGNATURE.test(path));
    if (hidden === 'validation' || hidden === 'conditional' || hidden === 'filter')
      return sheets.some((sheet) => XLSX_MARKS[hidden].test(sheet));
    return paths.some((path) => XLSX_PARTS[hidden].test(path));
  });
}
