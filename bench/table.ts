export interface Figure {
  name: string;
  perSecond?: number;
  p50?: number;
  p99?: number;
  worst?: number;
  failures?: number;
  value?: number;
  ratio?: number;
  target?: number;
  isMet?: boolean;
}

const COLUMNS = ['', 'per s', 'p50 ms', 'p99 ms', 'worst ms', 'failed', 'value', 'ratio', 'target', '', 'last', ''];

/** One part of a run, with what the last kept run had; `last` = its figures of that part. */
export function tableOf(figures: readonly Figure[], last: readonly Figure[] = []): string {
  const rows = figures.map((figure) => [
    figure.name,
    whole(figure.perSecond),
    fine(figure.p50),
    fine(figure.p99),
    fine(figure.worst),
    whole(figure.failures),
    fine(figure.value),
    fine(figure.ratio),
    fine(figure.target),
    verdict(figure.isMet),
    ...comparedWith(figure, lastOf(figure, last)),
  ]);
  return gridOf(COLUMNS, rows);
}

/** Rows under their titles, numbers to the right. */
export function gridOf(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = titles.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [titles, ...rows].map(line).join('\n');
}

const whole = (value: number | undefined) => (value === undefined ? '' : Math.round(value).toLocaleString('en'));
const fine = (value: number | undefined) =>
  value === undefined ? '' : value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 1 });

function verdict(isMet: boolean | undefined): string {
  if (isMet === undefined) return '';
  return isMet ? 'met' : 'MISSED';
}

function comparedWith(figure: Figure, last: Figure | undefined): [string, string] {
  if (last === undefined) return ['', ''];
  return [fine(judgedValue(last)), hasFallen(figure, last) ? 'FELL' : ''];
}

const WORSE_BY = 0.1;

/** The figure of the same name in the last kept run. */
export function lastOf({ name, target }: Figure, last: readonly Figure[] = []): Figure | undefined {
  return target === undefined ? undefined : last.find((one) => one.name === name);
}

/** What a target is compared with. */
const judgedValue = ({ ratio, value, worst }: Figure): number | undefined => ratio ?? value ?? worst;

/** Worse than in the last run by more than a tenth; what counts as worse is told by the side of the target that is missed. */
export function hasFallen(now: Figure, before: Figure | undefined): boolean {
  const [value, last] = [judgedValue(now), before && judgedValue(before)];
  if (value === undefined || last === undefined) return false;
  return isLessBetter(now) ? value > last * (1 + WORSE_BY) : value < last * (1 - WORSE_BY);
}

function isLessBetter(judged: Figure): boolean {
  const { target = 0, isMet } = judged;
  return (judgedValue(judged) ?? 0) <= target === isMet;
}
