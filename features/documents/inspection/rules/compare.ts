import { isContainerNumber, normalizeContainerNumber } from '../../../../libs/containerCodes/containerNumber.ts';
import type { CargoField } from '../../../freight/cargo/fields.ts';
import { hasGoods } from '../../paper/kindFields.ts';
import { sumOf } from './found.ts';
import type { Inspected, InspectedContainer, InspectedLine, ReadLine, ReadPaper } from './inspected.ts';

/** Goods of an order beside those that a paper states for the same containers. */
export interface Compared {
  paper: ReadPaper;
  /** null: of several containers */
  orderContainerId: number | null;
  /** which containers, to find papers about the same ones */
  scope: string;
  lines: readonly InspectedLine[];
  read: readonly ReadLine[];
  /** which line of the paper is which of the order; null: that cannot be told */
  pairs: readonly (readonly [InspectedLine, ReadLine])[] | null;
}

/** Letters that differ between two numbers of one length; more for others. */
export function distanceOf(one: string, other: string): number {
  if (one.length !== other.length) return Math.max(one.length, other.length);
  return [...one].filter((letter, at) => letter !== other[at]).length;
}

/** Letters that a slip of the pen changes. */
const SLIP = 2;

/** The container of the order that a number on a paper is meant for; undefined: another order's. */
export function containerMeant(of: Inspected, written: string): InspectedContainer | undefined {
  const number = normalizeContainerNumber(written);
  const exact = of.containers.find(({ containerNo }) => containerNo === number);
  if (exact !== undefined) return exact;
  const near = of.containers.filter(({ containerNo }) => containerNo !== '' && distanceOf(containerNo, number) <= SLIP);
  return near.length === 1 ? near[0] : undefined;
}

/** Several rules ask for it of one order. */
const known = new WeakMap<Inspected, Compared[]>();

/** Goods of all papers of the order that name some. */
export function comparedPapers(of: Inspected): Compared[] {
  const made = known.get(of) ?? of.papers.filter(hasLines).flatMap((paper) => comparedOf(of, paper));
  known.set(of, made);
  return made;
}

const hasLines = ({ kind, lines }: ReadPaper) => hasGoods(kind) && lines.length > 0;

function comparedOf(of: Inspected, paper: ReadPaper): Compared[] {
  const perLine = paper.lines.map(({ containerNo }) => containerNo && containerMeant(of, containerNo.text));
  if (perLine.every((one) => one !== undefined)) return byContainer(of, paper, perLine);
  if (paper.lines.some(({ containerNo }) => containerNo !== undefined)) return [];
  const named = namedBy(of, paper);
  if (named === null) return [];
  const ids = new Set((named.length === 0 ? of.containers : named).map(({ orderContainerId }) => orderContainerId));
  const isWhole = ids.size === of.containers.length;
  const isDivided = of.lines.every(({ orderContainerId }) => orderContainerId !== null);
  if (!isWhole && !isDivided) return [];
  const lines = isWhole ? of.lines : of.lines.filter((line) => ids.has(line.orderContainerId ?? 0));
  const [only = null] = ids.size === 1 ? ids : [];
  return comparison(paper, only, isWhole ? 'all' : [...ids].toSorted().join(), lines, paper.lines);
}

function byContainer(of: Inspected, paper: ReadPaper, meant: readonly (InspectedContainer | undefined)[]): Compared[] {
  const ids = [...new Set(meant.map((one) => one?.orderContainerId ?? 0))];
  return ids.flatMap((id) => {
    const read = paper.lines.filter((_, at) => meant[at]?.orderContainerId === id);
    const scope = of.containers.length === 1 ? 'all' : String(id);
    const lines = of.containers.length === 1 ? of.lines : of.lines.filter((line) => line.orderContainerId === id);
    return comparison(paper, id, scope, lines, read);
  });
}

/** Containers of the order that a paper is about, none where it names none; null: it is about other orders too. */
function namedBy(of: Inspected, { containers, filedUnder }: ReadPaper): InspectedContainer[] | null {
  const written = containers.map(({ containerNo }) => containerNo.text);
  if (written.length === 0)
    return of.containers.filter(({ containerNo }) => containerNo === filedUnder && filedUnder !== '');
  const meant = written.map((number) => containerMeant(of, number));
  const isForeign = written.some((number, at) => meant[at] === undefined && isContainerNumber(number));
  return isForeign ? null : [...new Set(meant.filter((one) => one !== undefined))];
}

function comparison(
  paper: ReadPaper,
  orderContainerId: number | null,
  scope: string,
  lines: readonly InspectedLine[],
  read: readonly ReadLine[],
): Compared[] {
  if (lines.length === 0) return [];
  return [{ paper, orderContainerId, scope: `${paper.kind} ${scope}`, lines, read, pairs: pairsOf(lines, read) }];
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What tells lines apart, with its weight. */
const MARKS: readonly (readonly [field: CargoField, weight: number])[] = [
  ['goodsNameEn', 3],
  ['goodsNameRu', 3],
  ['goodsNameCn', 3],
  ['hscode', 2],
  ['packNum', 2],
  ['goodsGrossWeightKg', 2],
  ['goodsWeightKg', 2],
  ['goodsValue', 2],
];

/** Weights of what both sides say alike, and of all that both say. */
function agreement(line: InspectedLine, read: ReadLine): { alike: number; said: number } {
  let [alike, said] = [0, 0];
  for (const [field, weight] of MARKS) {
    const [ours, theirs] = [line.values[field], read[field]?.text ?? ''];
    if (ours === '' || theirs === '') continue;
    said += weight;
    if (ours === theirs || plain(ours) === plain(theirs)) alike += weight;
  }
  return { alike, said };
}

/** Pairs those first that agree most; lines that agree alike keep the order of both sides. */
function pairsOf(lines: readonly InspectedLine[], read: readonly ReadLine[]): Compared['pairs'] {
  if (lines.length !== read.length) return null;
  const [line] = lines;
  const [only] = read;
  if (lines.length === 1 && line !== undefined && only !== undefined) return [[line, only]];
  const candidates = lines
    .flatMap((one, at) => read.map((other, place) => ({ one, other, at, place, ...agreement(one, other) })))
    .filter(({ alike, said }) => alike * 3 >= said && said > 0)
    .toSorted((one, other) => other.alike - one.alike || distance(one) - distance(other));
  const paired = new Map<InspectedLine, ReadLine>();
  const taken = new Set<ReadLine>();
  for (const { one, other } of candidates) {
    if (paired.has(one) || taken.has(other)) continue;
    paired.set(one, other);
    taken.add(other);
  }
  return paired.size === lines.length ? [...paired] : null;
}

const distance = ({ at, place }: { at: number; place: number }) => Math.abs(at - place);

/** Papers of one kind may each state a part of the goods: whether together they state what the order has. */
export function isSharedOut(all: readonly Compared[], one: Compared, field: CargoField, isSame: Same): boolean {
  const group = all.filter(({ scope }) => scope === one.scope);
  if (group.length < 2) return false;
  const ours = sumOf(one.lines.map(({ values }) => values[field]));
  const theirs = sumOf(group.flatMap(({ read }) => read.map((line) => line[field]?.text ?? '')));
  return ours !== null && theirs !== null && isSame(theirs, ours);
}

/** Whether what a paper says is what the order says. */
export type Same = (theirs: string, ours: string) => boolean;
