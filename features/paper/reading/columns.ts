import type { CargoField } from '../../cargo/fields.ts';

/** Column of a table of goods; `goodsName` holds names in any language. */
export type ColumnName =
  | Exclude<CargoField, 'goodsNameCn' | 'goodsNameEn' | 'goodsNameRu' | 'goodsValueCurrency'>
  | 'goodsName'
  | 'containerNo'
  | 'position';

/** Headings in the three languages, letters and digits only; the longest that fits wins. */
const HEADINGS: Readonly<Record<ColumnName, readonly string[]>> = {
  position: ['no', 'item', 'pos', '序号', '项号', 'п/п', '№', '№п/п'],
  goodsName: [
    'description',
    'descriptionofgoods',
    'goods',
    'commodity',
    'product',
    'nameofgoods',
    'goodsdescription',
    '品名',
    '货物名称',
    '商品名称',
    '货名',
    '名称',
    '货物描述',
    'наименование',
    'наименованиетовара',
    'наименованиегруза',
    'описаниетовара',
    'товар',
  ],
  hscode: [
    'hs',
    'hscode',
    'hsno',
    'tariffcode',
    '海关编码',
    '商品编码',
    'hs编码',
    '税号',
    'кодтнвэд',
    'тнвэд',
    'кодтовара',
  ],
  hscodeBg: ['declarationcode', '报关编码', '报关hs编码'],
  gng: ['gng', 'гнг', 'кодгнг', 'gng编码'],
  etcode: ['etsng', 'etcode', 'етснг', 'кодетснг'],
  goodsSign: ['marks', 'marksandnos', 'shippingmarks', 'marksno', '唛头', '标记', 'маркировка'],
  packNum: [
    'packages',
    'pkgs',
    'ctns',
    'cartons',
    'noofpackages',
    'nosofpackages',
    'numberofpackages',
    '件数',
    '箱数',
    '包装件数',
    'мест',
    'колвомест',
    'количествомест',
    'местшт',
  ],
  packType: [
    'packing',
    'package',
    'kindofpackages',
    'packaging',
    '包装',
    '包装种类',
    '包装方式',
    'упаковка',
    'видупаковки',
    'родупаковки',
  ],
  smallPackNum: [
    'qty',
    'quantity',
    'pcs',
    'qtypcs',
    'quantitypcs',
    '数量',
    '数量个',
    'количество',
    'колво',
    'количествошт',
    'колвошт',
  ],
  goodsWeightKg: [
    'netweight',
    'nw',
    'nwkg',
    'nwkgs',
    'netkg',
    'netweightkg',
    'netweightkgs',
    '净重',
    '净重kg',
    '净重千克',
    'нетто',
    'весненетто',
    'вес нетто',
    'веснетто',
    'нетто,кг',
    'неттокг',
    'веснеттокг',
    'массанетто',
    'массанеттокг',
  ],
  goodsGrossWeightKg: [
    'grossweight',
    'gw',
    'gwkg',
    'gwkgs',
    'grosskg',
    'grossweightkg',
    'grossweightkgs',
    '毛重',
    '毛重kg',
    '毛重千克',
    'брутто',
    'бруттокг',
    'весбрутто',
    'весбруттокг',
    'массабрутто',
    'массабруттокг',
  ],
  goodsVolumeM3: [
    'volume',
    'cbm',
    'volumem3',
    'volumecbm',
    'measurement',
    'measurementcbm',
    'm3',
    '体积',
    '体积m3',
    '体积cbm',
    '体积立方米',
    'объем',
    'объём',
    'объемм3',
    'объёмм3',
  ],
  goodsPrice: [
    'unitprice',
    'price',
    'unitpriceusd',
    'unitpricecny',
    'unitpriceeur',
    'priceusd',
    '单价',
    '单价usd',
    '单价美元',
    '单价cny',
    'цена',
    'ценазаед',
    'ценазаединицу',
    'ценаusd',
  ],
  goodsValue: [
    'amount',
    'total',
    'totalamount',
    'value',
    'totalprice',
    'amountusd',
    'amountcny',
    'amounteur',
    'totalusd',
    'valueusd',
    '金额',
    '总价',
    '总值',
    '金额usd',
    '总价usd',
    '货值',
    'сумма',
    'стоимость',
    'суммаusd',
    'общаястоимость',
  ],
  goodsCountry: [
    'origin',
    'countryoforigin',
    'countryorigin',
    '原产国',
    '产地',
    '原产地',
    'странапроисхождения',
    'происхождение',
  ],
  containerNo: [
    'containerno',
    'container',
    'containernumber',
    '箱号',
    '集装箱号',
    '柜号',
    'контейнер',
    'номерконтейнера',
    '№контейнера',
    'контейнер№',
  ],
};

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[^\p{L}\p{N}№/]/gu, '');

const BY_HEADING: ReadonlyMap<string, ColumnName> = new Map(
  entriesOf(HEADINGS).flatMap(([name, headings]) =>
    headings.map((heading) => [lettersOf(heading), name] as const),
  ),
);

function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys.map((key) => [key, record[key]]);
}

/** Column that a heading names as a whole. */
export function namedColumn(heading: string): ColumnName | null {
  return BY_HEADING.get(lettersOf(heading)) ?? null;
}

/** Column that a part of a heading names: "N.W. (kg), total". */
export function columnOf(heading: string): ColumnName | null {
  const pieces = heading.split(/[/|()\n]|(?<=\p{Script=Han})\s*(?=[A-Za-z\p{Script=Cyrillic}])|,\s/u);
  const named = pieces.map(namedColumn);
  return named.find((name) => name !== null && name !== 'position') ?? null;
}

/** Currency written into a heading. */
export function currencyIn(heading: string): string {
  return /\b(USD|CNY|RMB|EUR|RUB|KZT|JPY)\b/.exec(heading.toUpperCase())?.[1] ?? '';
}
