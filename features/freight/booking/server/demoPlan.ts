import { SIZE_TYPES, type SizeType, teuOf } from '../../train/sizeTypes.ts';
import type { ContainerRequest, GoodsLine } from '../order.ts';

/** `partly`: half of the containers have numbers. */
type DemoStage = 'draft' | 'submitted' | 'refused' | 'confirmed' | 'partly' | 'numbered';

export interface DemoOrder {
  username: string;
  trainId: number;
  stage: DemoStage;
  containers: ContainerRequest[];
  goods: GoodsLine[];
  remark: string;
}

export interface DemoTrain {
  trainId: number;
}

/** Approximate capacity; demo fill levels need not be exact. */
const USUAL_TEU = 100;
/** Minimum capacity of a demo train. */
const MIN_TEU = 80;
/** Approximate size of one order. */
const TEU_OF_ORDER = 20;

type DemoGoods = Omit<GoodsLine, 'grossWeightKg'> & { kgPerTeu: number };

const GOODS: readonly [DemoGoods, ...DemoGoods[]] = [
  {
    nameCn: '光伏组件',
    nameEn: 'Solar modules',
    nameRu: 'Солнечные модули',
    hscode: '854143',
    kgPerTeu: 9800,
  },
  { nameCn: '汽车零部件', nameEn: 'Car parts', nameRu: 'Автозапчасти', hscode: '870899', kgPerTeu: 8600 },
  {
    nameCn: '家用电器',
    nameEn: 'Household appliances',
    nameRu: 'Бытовая техника',
    hscode: '850980',
    kgPerTeu: 6200,
  },
  { nameCn: '服装', nameEn: 'Garments', nameRu: 'Одежда', hscode: '620342', kgPerTeu: 5400 },
  {
    nameCn: '工程机械配件',
    nameEn: 'Machinery parts',
    nameRu: 'Части машин',
    hscode: '843149',
    kgPerTeu: 10_400,
  },
  { nameCn: '木材', nameEn: 'Sawn timber', nameRu: 'Пиломатериалы', hscode: '440712', kgPerTeu: 11_000 },
];

type Box = readonly [SizeType, 'SOC' | 'COC'];

const BOXES: readonly [Box, ...Box[]] = [
  ['45G1', 'COC'],
  ['42G1', 'COC'],
  ['45G1', 'SOC'],
  ['22G1', 'COC'],
];

/** Few orders belong to the shipper, so that each can be inspected. */
const BOOKERS = ['rival', 'special', 'rival', 'special', 'rival', 'special', 'rival', 'shipper'] as const;

/** Deterministic, so that every demo looks the same. */
const pseudoRandom = (index: number, choices: number) => (index * 7919 + 13) % choices;

/** Order determined by its index in the plan. */
function demoOrder(
  index: number,
  fixed: Pick<DemoOrder, 'username' | 'trainId' | 'stage'>,
  maxContainersPerOrder = 8,
): DemoOrder {
  const [sizeType, owner] = BOXES[pseudoRandom(index, BOXES.length)] ?? BOXES[0];
  const { kgPerTeu, ...goods } = GOODS[pseudoRandom(index, GOODS.length)] ?? GOODS[0];
  const count = 2 + pseudoRandom(index, maxContainersPerOrder - 1);
  const grossWeightKg = kgPerTeu * SIZE_TYPES[sizeType].teu * count;
  return {
    ...fixed,
    containers: [{ sizeType, owner, count }],
    goods: [{ ...goods, grossWeightKg }],
    remark: '',
  };
}

const SHOWCASE: readonly DemoStage[] = [
  'draft',
  'submitted',
  'confirmed',
  'partly',
  'numbered',
  'refused',
  'submitted',
];

/** One order per stage of the showcase, on open trains. */
export function showcase(open: readonly DemoTrain[]): DemoOrder[] {
  return SHOWCASE.flatMap((stage, index) => {
    const train = open[index * 3 + 2];
    return train ? [demoOrder(index, { username: 'shipper', trainId: train.trainId, stage })] : [];
  });
}

/** Loads trains in order of departure: the sooner, the fuller. */
export function loadTrains(trains: readonly DemoTrain[], maxShare: number, minShare: number): DemoOrder[] {
  return trains.flatMap((train, day) => {
    const share = maxShare - ((maxShare - minShare) * day) / trains.length;
    const orders = Math.round((share * USUAL_TEU) / TEU_OF_ORDER - pseudoRandom(day, 3) / 2);
    return Array.from({ length: Math.max(orders, 0) }, (_, index) => {
      const username = BOOKERS[pseudoRandom(day * 3 + index, BOOKERS.length)] ?? 'rival';
      const stage = stageOf(day * 5 + index);
      return demoOrder(day * 11 + index, { username, trainId: train.trainId, stage }, 16);
    });
  });
}

function stageOf(index: number): DemoStage {
  if (pseudoRandom(index, 29) === 0) return 'submitted';
  return pseudoRandom(index, 4) === 0 ? 'confirmed' : 'numbered';
}

/** Orders on closed, departed and arrived trains. */
export function pastLoad(trains: readonly DemoTrain[]): DemoOrder[] {
  const own = trains
    .filter((_, index) => index % 9 === 0)
    .map(({ trainId }, index) => demoOrder(index, { username: 'shipper', trainId, stage: 'numbered' }));
  const others = loadTrains(trains, 0.85, 0.7).map((order) => ({ ...order, stage: 'numbered' as const }));
  return withinCapacity([...own, ...others.filter((order) => order.username !== 'shipper')]);
}

/** One order on each train. */
export function lightLoad(trains: readonly DemoTrain[]): DemoOrder[] {
  return trains.map(({ trainId }, index) => {
    const username = index % 2 === 0 ? 'rival' : 'special';
    return demoOrder(index, { username, trainId, stage: 'numbered' });
  });
}

/** Drops orders beyond the capacity; `sellPastSpace` does not check it. */
function withinCapacity(orders: readonly DemoOrder[]): DemoOrder[] {
  const taken = new Map<number, number>();
  return orders.filter(({ trainId, containers }) => {
    const teu = (taken.get(trainId) ?? 0) + teuOf(containers);
    if (teu > MIN_TEU) return false;
    taken.set(trainId, teu);
    return true;
  });
}
