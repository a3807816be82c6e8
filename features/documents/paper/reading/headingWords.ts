import type { ColumnName } from './columns.ts';

/** Of letters; longer texts are sentences. */
const LONGEST = 90;
/** Values and labels with their value are no headings. */
const VALUE = /\d{3}|[:：]\s*\S|^\d+([.,]\d+)*$/iu;

/**
 * Words that head a column whatever stands around them, in Chinese, English, German and Russian; the first that fits
 * wins. `other`: columns that no fact is in, though a word of another column stands there.
 */
const WORDS: readonly (readonly [ColumnName | 'other' | 'unit', RegExp])[] = [
  [
    'unit',
    /(?<!\p{L})ед(?:\.|иница|иницы)?\s*изм|\bu\.?o\.?m\b|unit of meas|^(?:unit|units|me|einheit|j\.?m\.?|ед\.?|单位|计量单位)$/iu,
  ],
  ['other', /^(?:plt|pallet|ctn|carton|case|box|c\/t|package|место|паллет[аы]?)s?\.?\s*(?:#|no\b\.?|№|number)\s*$/iu],
  [
    'other',
    /ставк|налогов|\bndс\b|vat rate|tax rate|税率|税额|\bvat\b|ндс(?!.*сумм)|(?:invoice|счет|инвойс).*(?:no|number|номер|дат)|дат[аы](?!\p{L})|\bdate\b|remark|note\b|примечан|备注|критери|criterion|destination|назначен|目的|货源|征免|\btare\b|тар[аы](?!\p{L})|皮重|\bvgm\b|size.?type|箱型/iu,
  ],
  [
    'goodsName',
    /descr|particulars|(?:item|part|product|article|goods|cargo) name|commodit(?:y|ies)(?!.*(?:code|no\b|№))|наименован|описани|номенклатура|ассортимент|nature of|品名|货名|(?:货物|货品|商品|产品|物料)\s?(?:名称|描述)|bezeichnung|designation|warenbeschr/iu,
  ],
  [
    'hscode',
    /(?<!\p{L})h\.?\s?s\.?(?!\p{L})|тн\s?вэд|tariff|statisti[ck]|cod(?:ice|\.)? ?dog|customs? (?:code|no)|commodity (?:code|no)|\bcn[- ]?code|taric|zolltarif|warennummer|(?:海关|商品|hs|税则)\s?(?:编码|编号|号)|税号|hts|harmoni[sz]ed/iu,
  ],
  ['gng', /(?<!\p{L})(?:гнг|gng|nhm)(?!\p{L})/iu],
  ['etcode', /етснг|etsng/iu],
  ['goodsCountry', /origin|origen|происх|原产|产地|ursprung|страна|country|\bcoo\b/iu],
  ['goodsPrice', /(?:[€$¥₽]|usd|eur|rmb|cny|rub|руб|долл)\.?\s*\/\s*\p{L}/iu],
  [
    'goodsValue',
    /total (?:price|cost)|\bext(?:\.|ended)|общая|итоговая|(?<!\p{L})g(?:es)?\.?-?preis|gesamt(?:preis|betrag|wert)/iu,
  ],
  [
    'goodsPrice',
    /price|\bunit pr\b|prezzo|\bprix\b|precio|(?<!\p{L})цена|单价|u\/p|(?<!\p{L})preis|einzelpreis?|stückpreis|\bcena\b|unit (?:cost|value|rate)|\brate\b/iu,
  ],
  [
    'goodsValue',
    /amount|importo|montant|importe|\bvalue\b|\bsum\b|стоимость|сумма|金额|总额|总价|总值|货值|betrag|gesamtpreis|wartość|total (?:price|cost)|\bwert\b/iu,
  ],
  ['containerNo', /cont(?:ainer|\.)|\bcntr\b|\bctnr\b|контейнер|конт\.|箱号|柜号|集装箱/iu],
  ['other', /seal|пломб|封/iu],
  [
    'goodsGrossWeightKg',
    /gross|lordo|\bbruto?\b|брутто|(?<!\p{L})бр\.|毛重|brutto|(?<!\p{L})g[./]?\s?w(?:t|eight)?(?!\p{L})|(?<!\p{L})gr\.? ?w/iu,
  ],
  [
    'goodsWeightKg',
    /\bpeso neto|\bnett?o?\b(?!\s*(?:price|value|amount|betrag|preis|unit))|(?<!(?:цена|стоимость|сумма|wartość|cena)[^\n]*)нетто|净重|\bnetto(?!preis|betrag|wert)|(?<!\p{L})n[./]?\s?w(?:t|eight)?(?!\p{L})/iu,
  ],
  [
    'goodsVolumeM3',
    /\bvol(?:ume|\.|umen)?\b|\bcbm\b|(?<!\p{L})[mм][3³]|meas|m['’]?ment|об[ъь]?ем|куб|体积|尺码|材积|立方/iu,
  ],
  ['packNum', /(?:number|nos?\.?) of (?:pieces|pcs)\b|pack(?:ing|age) (?:number|no|qty)\b/iu],
  ['packNum', /(?:number|nos?\b|кол|число).*(?:and|и|&)\s+(?:kind|type|вид|род)/iu],
  [
    'packType',
    /^(?:kind|вид|тип|род|packing|упаковка|包装)$|(?:kind|type|sort|form)s? of (?:pack|pkg)|(?:вид|род|тип)[а-я]*\.?\s*(?:упак|тары)|packag?ing|包装(?!件|数)|verpackung|^упаковка$/iu,
  ],
  [
    'packNum',
    /packag|\bpkgs?\b|\bctns?\b|carton|\bcases\b|pallets?\b|\bplts?\b|colli|kolli|bultos|\bcolis\b|(?<!\p{L})мест(?:а|о)?(?!\p{L})|упак|короб|ящик|пал+ет|packed in|packstück|(?:总)?[件箱包托袋桶卷捆]数|^(?:drums|bales|bags|sacks|rolls|crates|boxes|bundles|coils)$|(?<!\p{L})(?:мешк|бочк|кип|рулон|поддон|связк)|количество грузов/iu,
  ],
  [
    'smallPackNum',
    /q[-' .]*t[yà]|quantit|cantidad|quant|\bqnty|кол-?(?:во|ич|\.)|коли-?\s?чество|количество|数量|\bpcs\b|menge|anzahl|\bnos\b|\bsets?\b|\bpairs\b|st(?:ü|ue)ck|штук|(?<!\p{L})к-?во(?!\p{L})|[台套双]数|(?<!\p{L})шт(?!\p{L})|pieces/iu,
  ],
  ['goodsGrossWeightKg', /weight|(?<!\p{L})(?:вес|масса)(?!\p{L})|重量|gewicht|\bwt\b/iu],
  ['goodsSign', /marks?\b|kennzeichen|zeichen und|номера мест|唛头|标记|маркировка|знаки/iu],
  [
    'goodsName',
    /^(?:cargo|goods|product|item name|товар[ы]?|груз|продукци[яи]|product name|货物|商品|产品|ware|артикул и название)$/iu,
  ],
  ['goodsValue', /^(?:total|итого|всего|合\s*计|总\s*计|小\s*计|gesamt)(?!\p{L})/iu],
];

/** Column that the words of a heading name, however it is worded; null: it is none. */
export function guessedColumn(heading: string): ColumnName | 'other' | 'unit' | null {
  const text = heading
    .normalize('NFKC')
    .replaceAll('ё', 'е')
    .replaceAll('Ё', 'Е')
    .replace(/-\s+(?=\p{Ll})/gu, '')
    .trim();
  if (text.length > LONGEST || VALUE.test(text)) return null;
  return WORDS.find(([, words]) => words.test(text))?.[0] ?? null;
}
