import process from 'node:process';
import PizZip from 'pizzip';
import { cellLinesOf, paragraphsOf } from './documentText.ts';
import { docxLosses, type OfficeParts, xlsxHidden } from './losses.ts';
import { patchWorkbook, type WorkbookChange } from './patchCells.ts';

export type OfficeTask =
  | { kind: 'losses' | 'lines'; content: Uint8Array; extension: 'docx' | 'xlsx' }
  | { kind: 'patch'; content: Uint8Array; change: WorkbookChange };

// child process of officeFile.ts: a thrown error ends it, and the parent rejects
process.once('message', async (task: OfficeTask) => {
  process.send?.(await answer(task), () => process.disconnect());
});

async function answer(task: OfficeTask) {
  if (task.kind === 'patch') return patchWorkbook(task.content, task.change);
  if (task.kind === 'lines' && task.extension === 'xlsx') return cellLinesOf(task.content);
  const zip = new PizZip(task.content);
  const parts: OfficeParts = {
    paths: Object.keys(zip.files),
    text: (path) => zip.file(path)?.asText() ?? '',
  };
  if (task.kind === 'lines') return documentLines(parts);
  return task.extension === 'docx' ? docxLosses(parts) : xlsxHidden(parts);
}

const PARTS_WITH_TEXT = /^word\/(header\d*|document|footer\d*|footnotes|endnotes)\.xml$/;
const ORDER = ['header', 'document', 'footnotes', 'endnotes', 'footer'];
const placeOf = (path: string) => ORDER.findIndex((name) => path.startsWith(`word/${name}`));

function documentLines({ paths, text }: OfficeParts): string[] {
  return paths
    .filter((path) => PARTS_WITH_TEXT.test(path))
    .toSorted((one, other) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1))
    .flatMap((path) => paragraphsOf(text(path)));
}
