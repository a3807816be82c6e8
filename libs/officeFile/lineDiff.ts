interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Above this number of changes, the rest counts as replaced: the search is quadratic in it. */
const MAX_CHANGES = 2_000;

/** The shortest difference of two texts by lines (Myers 1986). */
export function lineDiff(before: readonly string[], after: readonly string[]): DiffLine[] {
  const head = commonHead(before, after);
  const tail = commonTail(before, after, head);
  const same = (lines: readonly string[]) => lines.map((text): DiffLine => ({ kind: 'same', text }));
  return [
    ...same(before.slice(0, head)),
    ...middleDiff(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...same(before.slice(before.length - tail)),
  ];
}

function commonHead(one: readonly string[], other: readonly string[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1;
  return count;
}

function commonTail(one: readonly string[], other: readonly string[], head: number): number {
  let count = 0;
  const most = Math.min(one.length, other.length) - head;
  while (count < most && one[one.length - 1 - count] === other[other.length - 1 - count]) count += 1;
  return count;
}

function middleDiff(before: readonly string[], after: readonly string[]): DiffLine[] {
  const trace = furthestPaths(before, after);
  if (trace === undefined)
    return [
      ...before.map((text): DiffLine => ({ kind: 'removed', text })),
      ...after.map((text): DiffLine => ({ kind: 'added', text })),
    ];
  return backtrack(before, after, trace);
}

type Furthest = Map<number, number>;
const at = (furthest: Furthest, diagonal: number) => furthest.get(diagonal) ?? -1;

/** The furthest points on each diagonal, by number of changes; undefined: too many changes. */
function furthestPaths(before: readonly string[], after: readonly string[]): Furthest[] | undefined {
  const trace: Furthest[] = [];
  let furthest: Furthest = new Map([[1, 0]]);
  for (let changes = 0; changes <= Math.min(before.length + after.length, MAX_CHANGES); changes += 1) {
    const next: Furthest = new Map(furthest);
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      let x = isDown(furthest, diagonal, changes) ? at(furthest, diagonal + 1) : at(furthest, diagonal - 1) + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      next.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length) return [...trace, furthest];
    }
    trace.push(furthest);
    furthest = next;
  }
  return undefined;
}

function isDown(furthest: Furthest, diagonal: number, changes: number): boolean {
  if (diagonal === -changes) return true;
  return diagonal !== changes && at(furthest, diagonal - 1) < at(furthest, diagonal + 1);
}

function backtrack(before: readonly string[], after: readonly string[], trace: readonly Furthest[]): DiffLine[] {
  const lines: DiffLine[] = [];
  let [x, y] = [before.length, after.length];
  for (let changes = trace.length - 1; changes >= 0; changes -= 1) {
    const furthest = trace[changes] ?? new Map();
    const diagonal = x - y;
    const previous = isDown(furthest, diagonal, changes) ? diagonal + 1 : diagonal - 1;
    const fromX = Math.max(0, at(furthest, previous));
    const fromY = fromX - previous;
    while (x > fromX && y > fromY && x > 0 && y > 0) {
      x -= 1;
      y -= 1;
      lines.push({ kind: 'same', text: before[x] ?? '' });
    }
    if (changes === 0) break;
    if (x === fromX) {
      y -= 1;
      lines.push({ kind: 'added', text: after[y] ?? '' });
    } else {
      x -= 1;
      lines.push({ kind: 'removed', text: before[x] ?? '' });
    }
  }
  return lines.reverse();
}
