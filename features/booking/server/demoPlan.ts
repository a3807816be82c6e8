import type { SizeType } from '../../train/sizeTypes.ts';
import type { ContainerAsk, GoodsLine } from '../wire.ts';

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
/** About what one demo order takes. */
const TEU_OF_ORDER = 10;

const GOODS: readonly (Omit<GoodsLine, 'grossWeightKg'> & { kgPerTeu: number })[] = [
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

const BOXES: readonly [SizeType, 'SOC' | 'COC'][] = [
  ['45G1', 'COC'],
  ['42G1', 'COC'],
  ['45G1', 'SOC'],
  ['22G1', 'COC'],
];

const BOOKERS = ['rival', 'special', 'rival', 'shipper', 'rival'] as const;

/** The same number for the same place, so that the demo looks the same everywhere. */
const vary = (place: number, choices: number) => (place * 7919 + 13) % choices;

/** An order that depends on its place in the plan only. */
export function demoOrder(
  place: number,
  fixed: Pick<DemoOrder, 'username' | 'trainId' | 'stage'>,
): DemoOrder {
  const [sizeType, owner] = BOXES[vary(place, BOXES.length)] ?? ['45G1', 'COC'];
  const count = 2 + vary(place, 7);
  const { kgPerTeu, ...goods } = GOODS[vary(place, GOODS.length)] ?? {
    kgPerTeu: 8000,
    nameCn: '',
    nameEn: '',
    nameRu: '',
    hscode: '',
  };
  const teu = sizeType === '22G1' ? 1 : 2;
  const grossWeightKg = kgPerTeu * teu * count;
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

/** What lies on coming trains: the shipper's showcase first, then a load that falls off with the days. */
export function comingOrders(trains: readonly DemoTrain[]): DemoOrder[] {
  const showcase = SHOWCASE.flatMap((stage, place) => {
    const train = trains[place * 3 + 2];
    return train ? [demoOrder(place, { username: 'shipper', trainId: train.trainId, stage })] : [];
  });
  const load = trains.flatMap((train, day) => {
    const share = 0.92 - (0.85 * day) / Math.max(trains.length, 1);
    const orders = Math.round((share * USUAL_TEU) / TEU_OF_ORDER - vary(day, 4));
    return Array.from({ length: Math.max(orders, 0) }, (_, place) => {
      const username = BOOKERS[vary(day + place, BOOKERS.length)] ?? 'rival';
      const isWaiting = username !== 'shipper' && vary(day * 5 + place, 17) === 0;
      const stage = isWaiting ? 'submitted' : vary(day + place, 3) === 0 ? 'confirmed' : 'numbered';
      return demoOrder(day * 11 + place, { username, trainId: train.trainId, stage });
    });
  });
  return [...showcase, ...load];
}

/** What the trains under way and those that have arrived carry. */
export function pastOrders(trains: readonly DemoTrain[]): DemoOrder[] {
  return trains.flatMap((train, place) => {
    const others = Array.from({ length: 3 + vary(place, 4) }, (_, index) =>
      demoOrder(place * 7 + index, {
        username: index % 2 === 0 ? 'rival' : 'special',
        trainId: train.trainId,
        stage: 'numbered',
      }),
    );
    const own = demoOrder(place, { username: 'shipper', trainId: train.trainId, stage: 'numbered' });
    return place % 2 === 0 ? [own, ...others] : others;
  });
}
