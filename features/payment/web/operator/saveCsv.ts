import { saveAs } from '../../../../platform/web/query/download.ts';
import { csvText } from '../../csvText.ts';

export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  saveAs(`${name}.csv`, new Blob([csvText(rows)], { type: 'text/csv' }));
}
