import { axleLimitT, axleLoadT, bogieDifferenceT, feetUsed, loadT } from './load.ts';
import { type Containers, containersOn, feetOf, type PlannedContainer, unplacedOf, type Wagon } from './plan.ts';
import { wagonNumberFault } from './wagonNumber.ts';

/** Of two bogies of a wagon, in tonnes (SMGS annex 3, loading of wagons); of two 20-foot containers alone on one (China). */
export const MAX_DIFFERENCE_T = 10;
const LONG_BOX_FT = 45;
const LONG_WAGON_FT = 80;

interface Figures {
  tooLong: { feet: number; lengthFt: number };
  needsLongWagon: { container: string };
  overloaded: { loadT: number; capacityT: number };
  axleLoad: { axleT: number; limitT: number };
  bogies: { differenceT: number; limitT: number };
  unevenPair: { differenceT: number; limitT: number };
  dangerTogether: { classes: string };
  dangerNear: { classes: string; position: number };
  numberShape: { wagonNo: string };
  numberCheckDigit: { wagonNo: string };
  numberTwice: { wagonNo: string };
  twice: { container: string };
  locked: { container: string; paper: string };
  factDiffers: { container: string; wagonNo: string };
  estimated: { containers: string };
  massUnknown: { containers: string };
  unplaced: { count: number };
  noNumbers: { count: number };
}
export type FindingKind = keyof Figures;

/** Amber alone: the others are red. */
const DOUBTS = ['unevenPair', 'factDiffers', 'estimated', 'massUnknown', 'unplaced', 'noNumbers'] as const;

/** A fault of a plan with its figures; tonnes. */
export type Finding = {
  [Kind in FindingKind]: { kind: Kind /** null: of the whole train */; wagonKey: string | null; about: Figures[Kind] };
}[FindingKind];

export const isRed = ({ kind }: Finding): boolean => !DOUBTS.some((doubt) => doubt === kind);

/**
 * Explosives and what burns or oxidizes: placards 1, 1.5 and 1.6 stay apart from these by 18 m, or one wagon of four axles
 * between (RID and SMGS annex 2, 7.5.3).
 */
const FLAMMABLE = ['2.1', '3', '4.1', '4.2', '4.3', '5.1', '5.2'];
const isExplosive = (danger: string) => /^1(\.[12356])?[A-S]?$/.test(danger);
const dangersOf = (containers: readonly PlannedContainer[]) => containers.flatMap(({ dangerClasses }) => dangerClasses);

/** Classes of two loads that must stay apart; '' where they need not. */
function forbiddenPair(ones: readonly string[], others: readonly string[]): string {
  const apart = (from: readonly string[], to: readonly string[]) => {
    const explosive = from.find(isExplosive);
    const flammable = to.find((danger) => FLAMMABLE.includes(danger));
    return explosive === undefined || flammable === undefined ? '' : `${explosive} + ${flammable}`;
  };
  return apart(ones, others) || apart(others, ones);
}

const rounded = (tonnes: number) => Math.round(tonnes * 10) / 10;

/** Above a limit by more than what rounding of a kilogram makes. */
const exceeds = (value: number, limit: number) => value - limit > 0.000_5;

/** What the load of a wagon breaks, whatever stands beside it. */
export function loadFindings(wagon: Wagon, containers: readonly PlannedContainer[], startCountry: string): Finding[] {
  const { wagonKey, lengthFt, capacityT } = wagon;
  const found: Finding[] = [];
  const feet = feetUsed(containers);
  if (feet > lengthFt) found.push({ kind: 'tooLong', wagonKey, about: { feet, lengthFt } });
  const long = containers.find((container) => feetOf(container) >= LONG_BOX_FT);
  if (long !== undefined && lengthFt < LONG_WAGON_FT)
    found.push({ kind: 'needsLongWagon', wagonKey, about: { container: long.label } });
  const load = loadT(containers);
  if (exceeds(load, capacityT))
    found.push({ kind: 'overloaded', wagonKey, about: { loadT: rounded(load), capacityT } });
  const axle = axleLoadT(wagon, containers);
  const limitT = axleLimitT(wagon, startCountry);
  if (exceeds(axle, limitT)) found.push({ kind: 'axleLoad', wagonKey, about: { axleT: rounded(axle), limitT } });
  const together = forbiddenPairWithin(containers);
  if (together !== '') found.push({ kind: 'dangerTogether', wagonKey, about: { classes: together } });
  return [...found, ...balanceFindings(wagon, containers)];
}

function balanceFindings(wagon: Wagon, containers: readonly PlannedContainer[]): Finding[] {
  const { wagonKey } = wagon;
  const differenceT = Math.abs(bogieDifferenceT(wagon, containers));
  const limitT = MAX_DIFFERENCE_T;
  if (exceeds(differenceT, limitT))
    return [{ kind: 'bogies', wagonKey, about: { differenceT: rounded(differenceT), limitT } }];
  const [one, other, third] = containers;
  if (one === undefined || other === undefined || third !== undefined || feetUsed(containers) !== 40) return [];
  const pairT = Math.abs(one.massKg - other.massKg) / 1_000;
  return exceeds(pairT, limitT)
    ? [{ kind: 'unevenPair', wagonKey, about: { differenceT: rounded(pairT), limitT } }]
    : [];
}

function forbiddenPairWithin(containers: readonly PlannedContainer[]): string {
  for (const [index, one] of containers.entries())
    for (const other of containers.slice(index + 1)) {
      const pair = forbiddenPair(one.dangerClasses, other.dangerClasses);
      if (pair !== '') return pair;
    }
  return '';
}

/** Wagons that follow one another with loads that must stay apart: the place of the first of each two. */
export function dangerousNeighbours(wagons: readonly Wagon[], all: Containers): { place: number; classes: string }[] {
  const dangers = wagons.map((wagon) => dangersOf(containersOn(wagon, all)));
  return dangers.slice(0, -1).flatMap((own, place) => {
    const classes = forbiddenPair(own, dangers[place + 1] ?? []);
    return classes === '' ? [] : [{ place, classes }];
  });
}

/** All that is wrong or doubtful with a plan: of each wagon in their order, then of the train. */
export function findingsOf(wagons: readonly Wagon[], all: Containers, startCountry: string): Finding[] {
  const numbers = countsOf(wagons.map(({ wagonNo }) => wagonNo).filter(Boolean));
  const places = countsOf(wagons.flatMap(({ orderContainerIds }) => orderContainerIds));
  const near = new Map(dangerousNeighbours(wagons, all).map(({ place, classes }) => [place, classes]));
  const ofWagons = wagons.flatMap((wagon, place) => {
    const containers = containersOn(wagon, all);
    const classes = near.get(place);
    const danger: Finding[] =
      classes === undefined
        ? []
        : [{ kind: 'dangerNear', wagonKey: wagon.wagonKey, about: { classes, position: place + 2 } }];
    return [
      ...numberFindings(wagon, numbers),
      ...loadFindings(wagon, containers, startCountry),
      ...danger,
      ...containers.flatMap((container) => containerFindings(wagon, container, places)),
      ...massFindings(wagon, containers),
    ];
  });
  return [...ofWagons, ...trainFindings(wagons, all)];
}

function countsOf<Key>(keys: readonly Key[]): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function numberFindings({ wagonKey, wagonNo }: Wagon, numbers: ReadonlyMap<string, number>): Finding[] {
  const fault = wagonNumberFault(wagonNo);
  if (fault === 'shape') return [{ kind: 'numberShape', wagonKey, about: { wagonNo } }];
  if (fault === 'checkDigit') return [{ kind: 'numberCheckDigit', wagonKey, about: { wagonNo } }];
  return (numbers.get(wagonNo) ?? 0) > 1 ? [{ kind: 'numberTwice', wagonKey, about: { wagonNo } }] : [];
}

function containerFindings(
  { wagonKey, wagonNo }: Wagon,
  { orderContainerId, label, factWagonNo, lockedBy }: PlannedContainer,
  places: ReadonlyMap<number, number>,
): Finding[] {
  const found: Finding[] = [];
  if ((places.get(orderContainerId) ?? 0) > 1) found.push({ kind: 'twice', wagonKey, about: { container: label } });
  if (factWagonNo === '' || factWagonNo === wagonNo) return found;
  if (lockedBy !== '') return [...found, { kind: 'locked', wagonKey, about: { container: label, paper: lockedBy } }];
  return [...found, { kind: 'factDiffers', wagonKey, about: { container: label, wagonNo: factWagonNo } }];
}

function massFindings({ wagonKey }: Wagon, containers: readonly PlannedContainer[]): Finding[] {
  const labels = (basis: PlannedContainer['massBasis']) =>
    containers.flatMap(({ massBasis, label }) => (massBasis === basis ? [label] : [])).join(', ');
  const [estimated, unknown] = [labels('goods'), labels('tare')];
  return [
    ...(estimated === '' ? [] : [{ kind: 'estimated' as const, wagonKey, about: { containers: estimated } }]),
    ...(unknown === '' ? [] : [{ kind: 'massUnknown' as const, wagonKey, about: { containers: unknown } }]),
  ];
}

function trainFindings(wagons: readonly Wagon[], all: Containers): Finding[] {
  const unplaced = unplacedOf(wagons, all).length;
  const noNumbers = wagons.filter(({ wagonNo, orderContainerIds }) => wagonNo === '' && orderContainerIds.length > 0);
  return [
    ...(unplaced === 0 ? [] : [{ kind: 'unplaced' as const, wagonKey: null, about: { count: unplaced } }]),
    ...(noNumbers.length === 0
      ? []
      : [{ kind: 'noNumbers' as const, wagonKey: null, about: { count: noNumbers.length } }]),
  ];
}
