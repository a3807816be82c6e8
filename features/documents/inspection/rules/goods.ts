import { isAbove, isEqual } from '../../../../libs/amounts/compare.ts';
import { isDecimal } from '../../../../platform/wire/amountText.ts';
import { CARGO_FIELDS, type CargoField } from '../../../freight/cargo/fields.ts';
import { extraCell, found, goodsCell } from './found.ts';
import type { CellValue, Found, Inspected, InspectedLine } from './inspected.ts';

const ofLine = ({ orderContainerId }: InspectedLine, cells: readonly CellValue[]): Found => {
  const [first, second] = cells;
  return found({ orderContainerId, cells, ours: first?.value ?? '', theirs: second?.value ?? '' });
};

export const netAboveGrossFound = (of: Inspected): Found[] =>
  of.lines.flatMap((line) => {
    const { goodsWeightKg: net, goodsGrossWeightKg: gross } = line.values;
    if (!isDecimal(net) || !isDecimal(gross) || !isAbove(net, gross)) return [];
    return [ofLine(line, [goodsCell(line, 'goodsWeightKg'), goodsCell(line, 'goodsGrossWeightKg')])];
  });

/** The first six digits of GNG are those of HS. */
export const hsGngFound = (of: Inspected): Found[] =>
  of.lines.flatMap((line) => {
    const { hscode, gng } = line.values;
    if (hscode === '' || gng === '' || gng.startsWith(hscode.slice(0, 6))) return [];
    return [ofLine(line, [goodsCell(line, 'hscode'), goodsCell(line, 'gng')])];
  });

/** A quantity by tariff in kilograms is the net weight. */
export const tariffNetFound = (of: Inspected): Found[] =>
  of.lines.flatMap((line) => {
    const [unit, quantity] = [extraCell(of, line, 'legalUnit'), extraCell(of, line, 'legalQuantity')];
    const net = goodsCell(line, 'goodsWeightKg');
    if (unit.value !== 'kg' || !isDecimal(quantity.value) || !isDecimal(net.value)) return [];
    return isEqual(quantity.value, net.value) ? [] : [ofLine(line, [quantity, net])];
  });

/**
 * Words that say nothing of goods, alone or together: the stop words of the EU for descriptions of goods in entry summary
 * declarations (ICS2), with the same in Chinese and Russian.
 */
const VAGUE_WORDS = new Set(
  `parts part spare spares accessories accessory goods cargo general freight consolidated consolidation groupage of all
  kinds fak various other others miscellaneous mixed assorted articles items products product merchandise samples sample
  gifts gift equipment materials machinery machine machines appliances electronics electronic apparatus tools auto
  industrial household personal effects and for the with in as per invoice list attached
  запчасти запчасть запасные части часть комплектующие принадлежности аксессуары товары товар груз грузы сборный
  генеральный прочее прочие разное разные изделия изделие образцы образец подарки оборудование материалы техника
  электроника инструменты хозтовары и для по инвойсу списку согласно`
    .split(/\s+/)
    .filter(Boolean),
);
const VAGUE_CHINESE =
  /^(?:(?:配件|零件|零部件|零配件|部件|备件|附件|货物|货品|商品|产品|杂货|百货|日用品|样品|礼品|设备|材料|物资|机械|机器|电子产品|电器|工具|普货|普通货物|拼箱货|其他|其它|各种|各类|一批|等|和|及|汽车|机械设备)[\s,，、/;；]*)+$/;

function isVague(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase().trim();
  if (plain === '') return false;
  if (VAGUE_CHINESE.test(plain)) return true;
  const words = plain.match(/\p{L}+/gu) ?? [];
  return words.length > 0 && !/\p{Script=Han}/u.test(plain) && words.every((word) => VAGUE_WORDS.has(word));
}

const NAMES = ['goodsNameCn', 'goodsNameEn', 'goodsNameRu'] as const satisfies readonly CargoField[];

/** Goods names made of stop words alone: too vague for customs (ICS2). */
export const freeTextFound = (of: Inspected): Found[] =>
  of.lines.flatMap((line) => {
    const vague = NAMES.map((field) => goodsCell(line, field)).filter(({ value }) => isVague(value));
    return vague.length === 0
      ? []
      : [found({ orderContainerId: line.orderContainerId, cells: vague, ours: vague[0]?.value ?? '' })];
  });

/** Classes without packing groups (SMGS annex 2, RID 2.1.1.3). */
const WITHOUT_GROUP = /^[127]|^5\.2|^6\.2|^4\.1\(?SR|^9A/i;

/** Dangerous goods with all that their declaration states: number, class, packing group, emergency card, name in Russian. */
export const dangerFound = (of: Inspected): Found[] =>
  of.lines.flatMap((line) => {
    const cells = (['unNumber', 'dangerClass', 'packingGroup', 'emergencyCard'] as const).map((field) =>
      extraCell(of, line, field),
    );
    const [unNumber, dangerClass, packingGroup, card] = cells;
    if (unNumber === undefined || cells.every(({ value }) => value === '')) return [];
    const faulty = [
      /^\d{4}$/.test(unNumber.value) ? undefined : unNumber,
      dangerClass?.value === '' ? dangerClass : undefined,
      packingGroup?.value === '' && !WITHOUT_GROUP.test(dangerClass?.value ?? '') ? packingGroup : undefined,
      card?.value === '' ? card : undefined,
      line.values.goodsNameRu === '' ? goodsCell(line, 'goodsNameRu') : undefined,
    ].filter((cell) => cell !== undefined);
    if (faulty.length === 0) return [];
    return [found({ orderContainerId: line.orderContainerId, cells: faulty, ours: unNumber.value })];
  });

/** A line that stands twice in a container. */
export function lineTwiceFound(of: Inspected): Found[] {
  const keyOf = ({ orderContainerId, values }: InspectedLine) =>
    [orderContainerId, ...CARGO_FIELDS.map((field) => values[field])].join('\n');
  return [...Map.groupBy(of.lines, keyOf).values()].flatMap((same) => {
    const [first] = same;
    const isNamed = first !== undefined && NAMES.some((field) => first.values[field] !== '');
    if (!isNamed || same.length < 2) return [];
    return [
      found({
        orderContainerId: first.orderContainerId,
        cells: same.map((line) => goodsCell(line, 'packNum')),
        ours: `× ${same.length}`,
      }),
    ];
  });
}
