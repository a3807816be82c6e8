import { PICTURE } from './landRows.ts';

const RUN = 4;

/** SVG path with one line per run of land. */
export function landPath(rows: readonly string[]): string {
  const lines = rows.flatMap((row, index) => {
    const y = index * PICTURE.row + PICTURE.row / 2;
    return Array.from({ length: row.length / RUN }, (_none, run) => {
      const start = Number.parseInt(row.slice(run * RUN, run * RUN + 2), 36) * PICTURE.step;
      const length = Number.parseInt(row.slice(run * RUN + 2, run * RUN + RUN), 36) * PICTURE.step;
      return `M${start} ${y}h${length}`;
    });
  });
  return lines.join('');
}
