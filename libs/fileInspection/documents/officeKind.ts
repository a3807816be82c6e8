import { InspectionError } from '../inspectionError.ts';

export type OfficeKind = 'docx' | 'xlsx' | 'pptx';

const PARTS = '[content_types].xml';
const MAIN_PARTS: readonly (readonly [string, OfficeKind])[] = [
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
  ['ppt/presentation.xml', 'pptx'],
];
/** Basic macros, and Excel 4 macro sheets */
const MACROS = /(^|\/)(vbaproject|vbadata)[^/]*\.(bin|xml)$|^xl\/macrosheets\//;

/** Office type by the parts of a ZIP archive; null: none. Refuses macros. */
export function officeKindOf(paths: readonly string[]): OfficeKind | null {
  const parts = new Set(paths.map((path) => path.toLowerCase()));
  if (!parts.has(PARTS)) return null;
  if ([...parts].some((part) => MACROS.test(part))) throw new InspectionError({ key: 'macro' });
  return MAIN_PARTS.find(([part]) => parts.has(part))?.[1] ?? null;
}
