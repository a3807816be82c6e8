import { SIZE_TYPES, type SizeType, teuOf } from '../../train/sizeTypes.ts';
import type { ContainerAsk, GoodsLine } from '../order.ts';

/** How far a demo order has come. `partly`: some of its containers have numbers. */
export type DemoStage = 'draft' | 'submitted' | 'refused' | 'confirmed' | 'partly' | 'numbered';

/** An order of the demo: whose, on which train, what, and how far. */
export interface DemoOrder {
  username: string;
  trainId: number;
  stage: DemoStage;
  containers: ContainerAsk[];
  goods: GoodsLine[];
  remark: string;
}

/** A train that the demo can put orders on. */
export interface DemoTrain {
  trainId: number;
}

/** About what a train carries; how full a demo train looks need not be exact. */
const USUAL_TEU = 100;
/** What every demo train carries at least. */
const LEAST_TEU = 80;
/** About what one order of the demo's load takes. */
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

/** Who books what lies on the trains; the shipper's own orders are few, so that each can be looked at. */
const BOOKERS = ['rival', 'special', 'rival', 'special', 'rival', 'special', 'rival', 'shipper'] as const;

/** The same number for the same place, so that the demo looks the same everywhere. */
const vary = (place: number, choices: number) => (place * 7919 + 13) % choices;

/** An order that depends on its place in the plan only. */
export function demoOrder(
  place: number,
  fixed: Pick<DemoOrder, 'username' | 'trainId' | 'stage'>,
  mostContainers = 8,
): DemoOrder {
  const [sizeType, owner] = BOXES[vary(place, BOXES.length)] ?? BOXES[0];
  const { kgPerTeu, ...goods } = GOODS[vary(place, GOODS.length)] ?? GOODS[0];
  const count = 2 + vary(place, mostContainers - 1);
  const grossWeightKg = kgPerTeu * SIZE_TYPES[sizeType].teu * count;
  return {
    ...fixed,
    containers: [{ sizeType, owner, count }],
    goods: [{ ...goods, grossWeightKg }],
    remark: '',
  };
}

/** Orders of the shipper in every state that a person would want to see, on coming trains. */
const SHOWCASE: readonly DemoStage[] = [
  'draft',
  'submitted',
  'confirmed',
  'partly',
  'numbered',
  'refused',
  'submitted',
];

/** Orders of the shipper on open trains, one in each state. */
export function showcase(open: readonly DemoTrain[]): DemoOrder[] {
  return SHOWCASE.flatMap((stage, place) => {
    const train = open[place * 3 + 2];
    return train ? [demoOrder(place, { username: 'shipper', trainId: train.trainId, stage })] : [];
  });
}

/** Orders on trains in the order of their departure: the sooner a train leaves, the fuller it is. */
export function load(trains: readonly DemoTrain[], fullest: number, emptiest: number): DemoOrder[] {
  return trains.flatMap((train, day) => {
    const share = fullest - ((fullest - emptiest) * day) / trains.length;
    const orders = Math.round((share * USUAL_TEU) / TEU_OF_ORDER - vary(day, 3) / 2);
    return Array.from({ length: Math.max(orders, 0) }, (_, place) => {
      const username = BOOKERS[vary(day * 3 + place, BOOKERS.length)] ?? 'rival';
      const stage = stageOf(day * 5 + place);
      return demoOrder(day * 11 + place, { username, trainId: train.trainId, stage }, 16);
    });
  });
}

/** Most orders have their numbers, some still lack them, a few wait for the operator. */
function stageOf(place: number): DemoStage {
  if (vary(place, 29) === 0) return 'submitted';
  return vary(place, 4) === 0 ? 'confirmed' : 'numbered';
}

/** What trains carry that have been closed, have left or have arrived. */
export function pastLoad(trains: readonly DemoTrain[]): DemoOrder[] {
  const own = trains
    .filter((_, place) => place % 9 === 0)
    .map(({ trainId }, place) => demoOrder(place, { username: 'shipper', trainId, stage: 'numbered' }));
  const others = load(trains, 0.85, 0.7).map((order) => ({ ...order, stage: 'numbered' as const }));
  return fitting([...own, ...others.filter((order) => order.username !== 'shipper')]);
}

/** Leaves out what would not fit on its train; trains that have left are not guarded by the sale. */
function fitting(orders: readonly DemoOrder[]): DemoOrder[] {
  const taken = new Map<number, number>();
  return orders.filter(({ trainId, containers }) => {
    const teu = (taken.get(trainId) ?? 0) + teuOf(containers);
    if (teu > LEAST_TEU) return false;
    taken.set(trainId, teu);
    return true;
  });
}
