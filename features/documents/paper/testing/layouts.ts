import { amountOf, type SampleFacts, type SampleGoods, type SampleParty } from './paperFacts.ts';

/** A text on the page, in points from its top left corner. */
export interface Ink {
  text: string;
  x: number;
  y: number;
  size: number;
}
export interface Drawing {
  inks: Ink[];
  /** x, y, width, height */
  frames: [number, number, number, number][];
}

export const LAYOUTS = ['english', 'bilingual', 'russian', 'trilingual', 'chinese', 'waybill'] as const;
export type LayoutName = (typeof LAYOUTS)[number];

const LEFT = 40;
const WIDTH = 515;

type Script = 'Cn' | 'En' | 'Ru';
interface Column {
  heading: string[];
  width: number;
  cell: (goods: SampleGoods, at: number) => string[];
}
interface Layout {
  title: string;
  scripts: Script[];
  sender: string;
  receiver: string;
  number: string;
  contract: string;
  date: string;
  container: string;
  seal: string;
  tax: string;
  tel: string;
  total: string;
  isSideBySide: boolean;
  hasGrid: boolean;
  columns: (facts: SampleFacts) => Column[];
  dateText: (date: Date) => string;
}

const pad = (number: number) => String(number).padStart(2, '0');
const dotted = (date: Date) => `${pad(date.getUTCDate())}.${pad(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`;
export const iso = (date: Date) => date.toISOString().slice(0, 10);
const chinese = (date: Date) => `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月${date.getUTCDate()}日`;
const named = (date: Date) =>
  `${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;

const english = (number: number, places = 2) => grouped(number, places, ',', '.');
const russian = (number: number, places = 2) => grouped(number, places, ' ', ',');
export const plain = (number: number, places = 2) => number.toFixed(places);

function grouped(number: number, places: number, group: string, mark: string): string {
  const [whole = '', part = ''] = number.toFixed(places).split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return places === 0 ? groups : `${groups}${mark}${part}`;
}

export const STYLES: Record<LayoutName, Layout> = {
  english: {
    title: 'COMMERCIAL INVOICE',
    scripts: ['En'],
    isSideBySide: true,
    hasGrid: true,
    dateText: named,
    ...{
      sender: 'Shipper',
      receiver: 'Consignee',
      number: 'Invoice No.',
      contract: 'Contract No.',
      date: 'Date',
    },
    container: 'Container No.',
    seal: 'Seal No.',
    tax: 'Tax ID',
    tel: 'Tel',
    total: 'TOTAL',
    columns: ({ currency }) => [
      { heading: ['Description of goods'], width: 150, cell: (one) => [one.goodsNameEn] },
      { heading: ['HS code'], width: 75, cell: (one) => [one.hscode] },
      { heading: ['Packages'], width: 60, cell: (one) => [String(one.packNum)] },
      { heading: ['Quantity'], width: 60, cell: (one) => [english(one.smallPackNum, 0)] },
      { heading: ['Unit price', currency], width: 70, cell: (one) => [english(one.price)] },
      { heading: ['Amount', currency], width: 100, cell: (one) => [english(amountOf(one))] },
    ],
  },
  bilingual: {
    ...{
      title: '商业发票 COMMERCIAL INVOICE',
      scripts: ['Cn', 'En'],
      isSideBySide: false,
      hasGrid: true,
      dateText: iso,
    },
    sender: '发货人 Shipper:',
    receiver: '收货人 Consignee:',
    number: '发票号 Invoice No.:',
    ...{
      contract: '合同号 Contract No.:',
      date: '日期 Date:',
      container: '箱号 Container No.:',
      seal: '封号 Seal No.:',
    },
    tax: '税号',
    tel: '电话',
    total: '合计 TOTAL',
    columns: ({ currency }) => [
      { heading: ['品名', 'Description'], width: 130, cell: (one) => [one.goodsNameCn, one.goodsNameEn] },
      { heading: ['HS编码', 'HS code'], width: 75, cell: (one) => [one.hscode] },
      { heading: ['件数', 'Packages'], width: 55, cell: (one) => [String(one.packNum)] },
      { heading: ['净重', 'N.W. (kg)'], width: 65, cell: (one) => [plain(one.netKg)] },
      { heading: ['毛重', 'G.W. (kg)'], width: 65, cell: (one) => [plain(one.grossKg)] },
      { heading: ['金额', `Amount (${currency})`], width: 125, cell: (one) => [english(amountOf(one))] },
    ],
  },
  russian: {
    ...{
      title: 'УПАКОВОЧНЫЙ ЛИСТ',
      scripts: ['Ru', 'En'],
      isSideBySide: false,
      hasGrid: true,
      dateText: dotted,
    },
    sender: 'Грузоотправитель:',
    receiver: 'Грузополучатель:',
    number: 'Упаковочный лист №',
    ...{
      contract: 'Контракт №',
      date: 'Дата:',
      container: 'Контейнер №',
      seal: 'Пломба №',
      tax: 'ИНН',
      tel: 'Тел',
    },
    total: 'ИТОГО',
    columns: () => [
      { heading: ['№'], width: 25, cell: (_one, at) => [String(at + 1)] },
      { heading: ['Наименование товара'], width: 165, cell: (one) => [one.goodsNameRu] },
      { heading: ['Код ТН ВЭД'], width: 80, cell: (one) => [one.hscode] },
      { heading: ['Мест'], width: 55, cell: (one) => [String(one.packNum)] },
      { heading: ['Нетто, кг'], width: 70, cell: (one) => [russian(one.netKg)] },
      { heading: ['Брутто, кг'], width: 70, cell: (one) => [russian(one.grossKg)] },
      { heading: ['Объём, м3'], width: 50, cell: (one) => [russian(one.volumeM3)] },
    ],
  },
  trilingual: {
    ...{
      title: '装箱单 PACKING LIST УПАКОВОЧНЫЙ ЛИСТ',
      scripts: ['Cn', 'En', 'Ru'],
      isSideBySide: true,
      hasGrid: false,
    },
    dateText: iso,
    sender: 'Seller / 卖方',
    receiver: 'Consignee / 收货人',
    number: 'Packing list No.',
    ...{
      contract: 'Contract No.',
      date: 'Date',
      container: 'Container No.',
      seal: 'Seal No.',
      tax: 'Tax ID',
      tel: 'Tel',
    },
    total: 'Total',
    columns: () => [
      {
        heading: ['Description of goods'],
        width: 190,
        cell: (one) => [one.goodsNameCn, one.goodsNameEn, one.goodsNameRu],
      },
      { heading: ['HS code'], width: 80, cell: (one) => [one.hscode] },
      { heading: ['Packages'], width: 65, cell: (one) => [String(one.packNum)] },
      { heading: ['N.W. (kg)'], width: 70, cell: (one) => [english(one.netKg)] },
      { heading: ['G.W. (kg)'], width: 70, cell: (one) => [english(one.grossKg)] },
      { heading: ['CBM'], width: 40, cell: (one) => [plain(one.volumeM3)] },
    ],
  },
  chinese: {
    title: '装箱单',
    scripts: ['Cn'],
    isSideBySide: false,
    hasGrid: true,
    dateText: chinese,
    ...{
      sender: '发货人：',
      receiver: '收货人：',
      number: '装箱单号：',
      contract: '合同号：',
      date: '日期：',
    },
    container: '箱号：',
    seal: '封号：',
    tax: '税号',
    tel: '电话',
    total: '合计',
    columns: () => [
      { heading: ['序号'], width: 35, cell: (_one, at) => [String(at + 1)] },
      { heading: ['箱号'], width: 90, cell: (one) => [one.containerNo] },
      { heading: ['货物名称'], width: 110, cell: (one) => [one.goodsNameCn] },
      { heading: ['海关编码'], width: 80, cell: (one) => [one.hscode] },
      { heading: ['件数'], width: 50, cell: (one) => [String(one.packNum)] },
      { heading: ['净重(kg)'], width: 75, cell: (one) => [plain(one.netKg)] },
      { heading: ['毛重(kg)'], width: 75, cell: (one) => [plain(one.grossKg)] },
    ],
  },
  waybill: {
    ...{
      title: 'CONSIGNMENT NOTE НАКЛАДНАЯ СМГС',
      scripts: ['En', 'Ru'],
      isSideBySide: false,
      hasGrid: false,
    },
    ...{
      dateText: dotted,
      sender: 'Consignor:',
      receiver: 'Consignee:',
      number: 'Document No.',
      contract: 'Contract No.',
    },
    date: 'Date',
    container: 'Container No.',
    seal: 'Seal',
    tax: 'Tax ID',
    tel: 'Tel',
    total: 'Total',
    columns: () => [
      { heading: ['Description of goods'], width: 250, cell: (one) => [one.goodsNameEn, one.goodsNameRu] },
      { heading: ['HS code'], width: 90, cell: (one) => [one.hscode.slice(0, 6)] },
      { heading: ['Packages'], width: 80, cell: (one) => [String(one.packNum)] },
      { heading: ['Gross weight (kg)'], width: 95, cell: (one) => [plain(one.grossKg)] },
    ],
  },
};

/** The page as texts and frames. */
export function drawingOf(layout: LayoutName, facts: SampleFacts): Drawing {
  const style = STYLES[layout];
  const drawing: Drawing = { inks: [], frames: [] };
  const write = (text: string, x: number, y: number, size = 10) => drawing.inks.push({ text, x, y, size });
  write(style.title, LEFT + 120, 50, 15);
  write(`${style.number} ${facts.number}`, LEFT, 84);
  write(`${style.date} ${style.dateText(facts.date)}`, LEFT + 330, 84);
  write(`${style.contract} ${facts.contractNo}`, LEFT, 102);
  let y = 130;
  const sides = [
    [style.sender, facts.sender],
    [style.receiver, facts.receiver],
  ] as const;
  const heights = sides.map(([label, party], side) => {
    const x = style.isSideBySide ? LEFT + side * 265 : LEFT;
    const top = style.isSideBySide || side === 0 ? y : y + 110;
    const lines = [label, ...partyLines(style, party)];
    for (const [at, text] of lines.entries()) write(text, x, top + at * 15, 9);
    return top + lines.length * 15;
  });
  y = Math.max(...heights) + 18;
  for (const { containerNo, sealNo } of facts.containers) {
    write(`${style.container} ${containerNo}`, LEFT, y, 9.5);
    write(`${style.seal} ${sealNo}`, LEFT + 230, y, 9.5);
    y += 16;
  }
  drawTable(drawing, style, facts, y + 14);
  return drawing;
}

function partyLines({ scripts, tax, tel }: Layout, party: SampleParty): string[] {
  const shown = scripts.flatMap((script) => {
    const [name, address] = [party[`name${script}`], party[`address${script}`]];
    return name === '' ? [] : [name, address];
  });
  const lines = shown.length > 0 ? shown : [party.nameEn, party.addressEn];
  return [...lines, `${tax}: ${party.taxCode}`, `${tel}: ${party.otherTel}`];
}

const ROW = 14;

function drawTable({ inks, frames }: Drawing, style: Layout, facts: SampleFacts, top: number): void {
  const columns = style.columns(facts);
  const rows = [
    columns.map(({ heading }) => heading),
    ...facts.goods.map((one, at) => columns.map(({ cell }) => cell(one, at))),
  ];
  let y = top;
  for (const row of rows) {
    const height = Math.max(...row.map((lines) => lines.length)) * ROW + 6;
    let x = LEFT;
    for (const [at, lines] of row.entries()) {
      const width = columns[at]?.width ?? 0;
      if (style.hasGrid) frames.push([x, y, width, height]);
      for (const [line, text] of lines.entries()) inks.push({ text, x: x + 4, y: y + ROW * (line + 1), size: 9 });
      x += width;
    }
    y += height;
  }
  const isPriced = columns.at(-1)?.heading.some((line) => /amount/i.test(line)) === true;
  const total = facts.goods.reduce((sum, one) => sum + (isPriced ? amountOf(one) : one.grossKg), 0);
  inks.push({ text: style.total, x: LEFT + 4, y: y + ROW, size: 9 });
  inks.push({ text: plain(total), x: LEFT + WIDTH - 90, y: y + ROW, size: 9 });
}
