import type { CargoField } from '../../../freight/cargo/fields.ts';

/** Column of a table of goods; `goodsName` holds names in any language. */
export type ColumnName =
  | Exclude<CargoField, 'goodsNameCn' | 'goodsNameEn' | 'goodsNameRu' | 'goodsValueCurrency'>
  | 'goodsName'
  | 'containerNo'
  | 'position';

/** Headings in the three languages, letters and digits only; the longest that fits wins. */
const HEADINGS: Readonly<Record<ColumnName, string>> = {
  position: `
    no item pos 序号 项号 п/п № №п/п lineno line поз позиция 编号
  `,
  goodsName: `
    itemdescription productname productdescription commodityname cargodescription particulars 品名及规格 货品名称
    商品名称及规格型号 наименованиеиописаниетовара наименованиепродукции наименованиеописаниетовара описание
    описаниегруза наименованиетоваров номенклатура description descriptionofgoods goods commodity product
    nameofgoods goodsdescription 品名 货物名称 商品名称 货名 名称 货物描述 наименование наименованиетовара наименованиегруза
    описаниетовара товар fulldescriptionofgoods natureofthegoods natureandquantityofgoods
    numberandkindofpackagesdescriptionofgoods kindofpackagesdescriptionofgoods descriptionofcommodity
    descriptionofcommodities descriptionofcargo nameofcommodity goodsname articlename designation
    bezeichnung articledescription materialdescription 货物品名 产品名称 中文品名 英文品名 货物名称及规格 品名规格 货物或应税劳务名称
    товарыработыуслуги товары наименованиетоваровработуслуг наименованиетоварауслуги
    наименованиеиномертовара описаниеинаименованиегруза наименованиепозиции продукция
  `,
  hscode: `
    hscodes hsn htscode tariffno commoditycode customscode 商品编号 税则号列 税则号 кодтнвэдеаэс тнвэдеаэс код hs
    hscode hsno tariffcode 海关编码 商品编码 hs编码 税号 кодтнвэд тнвэд кодтовара кодвидатовара harmonizedcode harmonisedcode
    customstariffno customstariffnumber tariffnumber tariffheading hscodeno hscommoditycode
    cncode cnno statisticalnumber statisticalno taricno taric zolltarifnr hs编号 海关商品编码 кодтоварапотнвэд кодтнвэдтс
    кодпотнвэд
  `,
  hscodeBg: `
    declarationcode 报关编码 报关hs编码
  `,
  gng: `
    gng nhm nhmcode гнг кодгнг gng编码
  `,
  etcode: `
    etsng etcode етснг кодетснг
  `,
  goodsSign: `
    marksnos marksnumbers marksandnumbers mark 标记唛码 唛头及编号 маркаиномера знакимарки marks marksandnos
    shippingmarks marksno 唛头 标记 маркировка marksandnumbersofpackages marksnosofpackages shippingmark 标记及号码
    знакимаркиномера маркировкаиномера
  `,
  packNum: `
    noofpkgs nopkgs noofctns ctnsno noofcartons totalpackages packagesno numberofpkgs qtyofpackages qtypkgs
    qtyctns 包装数 总件数 包数 числомест колвоупаковок количествоупаковок кмест packages pkgs ctns cartons
    noofpackages nosofpackages numberofpackages 件数 箱数 包装件数 мест колвомест количествомест местшт
    numberofcartons noofcases noofpallets packagesqty packageqty ctn pallets cases bags 总箱数 总件 件数箱 箱数箱 места
    колмест числогрузовыхмест грузовыхмест
  `,
  packType: `
    typeofpackages typeofpackage packagetype packagingtype packingtype 包装类型 тарa видтары типупаковки packing
    package kindofpackages packaging 包装 包装种类 包装方式 упаковка видупаковки родупаковки methodofpacking
    kindofpacking packageskind packaginginformation 包装种类及件数 包装规格 видупаковкитовара способупаковки
  `,
  smallPackNum: `
    quantityunit qtyunit quantityofgoods unitsqty 数量及单位 数量单位 件 колвоед количествоед количествотовара qty
    quantity pcs qtypcs quantitypcs 数量 数量个 количество колво количествошт колвошт totalqty totalquantity
    quantitypieces pieces quantityinpcs shippedqty qtyshipped orderqty invoicedqty 总数量 数量pcs 成交数量
    количествовшт количествопредметов
  `,
  goodsWeightKg: `
    netwt netwtkg netwtkgs nwtkg netmass netmasskg totalnetweight totalnetweightkg nettoweight 总净重 净重公斤
    нeтто чистыйвес массанеттокг netweight nw nwkg nwkgs netkg netweightkg netweightkgs 净重 净重kg 净重千克 нетто
    весненетто веснетто неттокг веснеттокг массанетто netkgs netweightinkg netkilos totalnw totalnetkg
    nettweight nettogewicht 总净重kg массанеттовкг неттовкг чистыйвескг
  `,
  goodsGrossWeightKg: `
    grosswt grosswtkg grosswtkgs gwtkg grossmass grossmasskg totalgrossweight totalgrossweightkg weight
    weightkg weightkgs 总毛重 毛重公斤 重量 масса массавкг массакг вес вескг весвкг grossweight gw gwkg gwkgs grosskg
    grossweightkg grossweightkgs 毛重 毛重kg 毛重千克 брутто бруттокг весбрутто весбруттокг массабрутто
    массабруттокг mass grosskgs grossweightinkg grosskilos totalgw totalgrosskg bruttogewicht 总毛重kg
    массабруттовкг бруттовкг весбруттовкг весгруза массагруза
  `,
  goodsVolumeM3: `
    meas meascbm measm3 measurementm3 cbmm3 vol volm3 尺码 体积立方 куб объемкубм объемвм3 volume cbm volumem3
    volumecbm measurement measurementcbm m3 体积 体积m3 体积cbm 体积立方米 объем объём объемм3 объёмм3 cubicmeters
    totalcbm cubage 总体积 材积 объемкуб объемгруза
  `,
  goodsPrice: `
    unitvalue priceunit priceperunit pricepcs 单价元 ценазашт ценазаштуку ценазаедusd unitprice price
    unitpriceusd unitpricecny unitpriceeur priceusd 单价 单价usd 单价美元 单价cny цена ценазаед ценазаединицу ценаusd
    priceeach unitcost netprice netunitprice einzelpreis pricecny priceeur pricerub 含税单价 不含税单价 ценабезндс ценаединицы
    ценазаедтовара ценарублях ценаруб
  `,
  goodsValue: `
    totalvalue amounttotal lineamount extendedprice totalamountusd 总金额 金额元 合计金额 суммаитого итоговаястоимость
    общаясумма стоимостьтовара amount total totalamount value totalprice amountusd amountcny amounteur
    totalusd valueusd 金额 总价 总值 金额usd 总价usd 货值 сумма стоимость суммаusd общаястоимость linetotal linevalue netvalue netamount стоимостьбезналога стоимостьтоваровбезналога
    totalline nettotal gesamtpreis totaleur totalcny totalrub sumtotal extamount extvalue 价税合计 总货值 货值usd
    суммабезндс стоимостьвсего стоимостьбезндс суммаруб всегосуммa
  `,
  goodsCountry: `
    coo madein 原产国地区 原产国/地区 страна странапроисх origin countryoforigin countryorigin 原产国 产地 原产地
    странапроисхождения происхождение countryoforiginofgoods ctryoforigin cooorigin 原产地国 原产国别 原产地区
    странапроисхождениятовара
  `,
  containerNo: `
    cntrno ctnrno containernos 集装箱编号 номерконт containerno container containernumber 箱号 集装箱号 柜号 контейнер
    номерконтейнера №контейнера контейнер№ cntr ctnr containers 货柜号 集装箱号码 конт контейнеры
  `,
};

/** Latin letters as an engine reads Cyrillic ones. */
const ALIKE: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
};

function lettersOf(text: string): string {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[^\p{L}\p{N}№/]/gu, '');
  if (!/\p{Script=Cyrillic}/u.test(letters)) return letters;
  return asCyrillic(letters);
}

const asCyrillic = (letters: string) => letters.replace(/[a-z]/g, (letter) => ALIKE[letter] ?? letter);

const BY_HEADING: ReadonlyMap<string, ColumnName> = new Map(
  entriesOf(HEADINGS).flatMap(([name, headings]) =>
    headings
      .trim()
      .split(/\s+/)
      .map((heading) => [lettersOf(heading), name] as const),
  ),
);

function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys.map((key) => [key, record[key]]);
}

/** What heads a column besides its name: a box's number, units, currencies, brackets. */
const BESIDES =
  /^\d{1,2}[.)]?\s*(?=\p{L}{3})|[([（【][^)\]）】]*[)\]）】]|[,，]?\s*(?:in|в|per)?\s*(?<!\p{L})(?:kgs?|lbs?|кг|т|тн|t|mt|千克|公斤|吨|m3|м3|m³|м³|cbm|pcs|шт|usd|cny|rmb|eur|rub|руб)(?!\p{L})\.?/giu;

/** Whether a heading speaks of a single carton or unit. */
export const isOfOne = (heading: string): boolean => OF_ONE.test(heading);

/** Column that a heading names as a whole, or without its unit. */
export function namedColumn(heading: string): ColumnName | null {
  const bare = heading.normalize('NFKC').replace(BESIDES, ' ');
  if (OF_ONE.test(heading)) return null;
  if (heading.trim() === '#') return 'position';
  return inEitherScript(heading) ?? inEitherScript(bare) ?? null;
}

/** "MECT" may be a Russian word that was read with Latin letters. */
function inEitherScript(heading: string): ColumnName | undefined {
  const letters = lettersOf(heading);
  const ofAll = letters.replace(OF_ALL, '');
  return BY_HEADING.get(letters) ?? BY_HEADING.get(asCyrillic(letters)) ?? BY_HEADING.get(ofAll);
}

const OF_ALL = /^(?:total|всего|итого|总)(?=.)/;
/** Columns of a single carton or unit; the goods line states the whole. */
const OF_ONE =
  /\/\s*(?:ctn|carton|pkg|package|box|case|箱|件|кор|место)(?!\p{L})|per\s*(?:ctn|carton|package|box)|每箱|单箱|в\s*(?:коробке|упаковке|одном)|одного\s*места/iu;

/** Between two names of one column: marks, or another script. */
const BETWEEN =
  /[/|()\n;]|,\s|(?<=\p{Script=Han})\s*(?=[A-Za-z\p{Script=Cyrillic}])|(?<=[A-Za-z\p{Script=Cyrillic}.])\s*(?=\p{Script=Han})|(?<=[A-Za-z.])\s+(?=\p{Script=Cyrillic})|(?<=\p{Script=Cyrillic}[.]?)\s+(?=[A-Za-z])/u;

/** Column that a part of a heading names: "N.W. (kg), total". */
export function columnOf(heading: string): ColumnName | null {
  if (OF_ONE.test(heading)) return null;
  const named = heading.split(BETWEEN).map(namedColumn);
  return named.find((name) => name !== null && name !== 'position') ?? null;
}

/** Kilograms or cubic metres of a unit that a heading or a cell names; 1 where it names none or these. */
export function factorIn(text: string): number {
  return UNITS.find(([unit]) => unit.test(text))?.[1] ?? 1;
}

const POUND_KG = 0.453_592_37;
const CUBIC_FOOT_M3 = 0.028_316_846_592;
const TONNE_KG = 1000;
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/(?<![A-Za-z])(?:lbs?|pounds?)(?![A-Za-z])/i, POUND_KG],
  [/(?<![A-Za-z])(?:cu\.? ?ft|cuft|cft|ft3)(?![A-Za-z])/i, CUBIC_FOOT_M3],
  [/(?<!\p{L})(?:mt|t|tonn?e?s?|т|тн|тонн[аы]?)(?![\p{L}\d])|吨/iu, TONNE_KG],
];
const KILOGRAM = /(?<!\p{L})(?:kgs?|кг|千克|公斤)(?!\p{L})/iu;

/** Both weights in the order of a heading: "брутто/нетто"; null: it names one or none. */
export function weightsIn(heading: string): ('goodsGrossWeightKg' | 'goodsWeightKg')[] | null {
  const [gross, net] = [heading.search(GROSS), heading.search(NET)];
  if (gross < 0 || net < 0) return null;
  return gross < net ? ['goodsGrossWeightKg', 'goodsWeightKg'] : ['goodsWeightKg', 'goodsGrossWeightKg'];
}

const GROSS = /gross|brutto|брутто|毛重?|g[./]?\s?w/i;
const NET = /\bnet|нетто|净重?|n[./]?\s?w/i;

/** Whether a unit of weight stands in a text. */
export const isWeightIn = (text: string): boolean =>
  KILOGRAM.test(text) || [POUND_KG, TONNE_KG].includes(factorIn(text));
