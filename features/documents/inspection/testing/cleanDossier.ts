import { checkDigitOf } from '../../../../libs/containerCodes/containerNumber.ts';
import type { CargoField } from '../../../freight/cargo/fields.ts';
import { containerScope, lineScope } from '../../../freight/cargo/shipmentFields.ts';
import type { PaperCode } from '../../dossier/paperCodes.ts';
import { goodsLine, STOPS_TO_EUROPE, sampleDossier } from '../../dossier/testing/sampleDossier.ts';
import type { PaperKind } from '../../paper/paperKinds.ts';
import type { Inspected, ReadLine, ReadPaper, ReadValue } from '../rules/inspected.ts';

/** Numbers that come again with the same seed, from 0 to below 1. */
export function seeded(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export function containerNo(serial: number): string {
  const ten = `TCLU${String(100_000 + (serial % 899_999))}`;
  return `${ten}${checkDigitOf(ten)}`;
}

let places = 0;
/** A value read for sure, at a place of its own. */
export function read(text: string, confidence = 1): ReadValue {
  places += 1;
  const top = (places % 60) / 64;
  return { text, confidence, page: 1 + (places % 2), box: { left: 0.6, top, right: 0.7, bottom: top + 0.012 } };
}

const GOODS = [
  {
    hscode: '848210',
    goodsNameCn: '深沟球轴承',
    goodsNameEn: 'Deep groove ball bearings',
    goodsNameRu: 'Шарикоподшипники радиальные',
  },
  {
    hscode: '850131',
    goodsNameCn: '直流电动机',
    goodsNameEn: 'DC electric motors 750 W',
    goodsNameRu: 'Электродвигатели постоянного тока',
  },
  { hscode: '851712', goodsNameCn: '智能手机', goodsNameEn: 'Smartphones', goodsNameRu: 'Смартфоны' },
  {
    hscode: '870830',
    goodsNameCn: '汽车制动片',
    goodsNameEn: 'Brake pads, spare parts for lorries',
    goodsNameRu: 'Колодки тормозные, запасные части грузовиков',
  },
  {
    hscode: '392690',
    goodsNameCn: '塑料收纳箱',
    goodsNameEn: 'Plastic storage boxes',
    goodsNameRu: 'Ящики пластмассовые',
  },
  { hscode: '630260', goodsNameCn: '棉毛巾', goodsNameEn: 'Cotton towels', goodsNameRu: 'Полотенца хлопковые' },
] as const;

const OF_PAPER: readonly CargoField[] = [
  'goodsNameEn',
  'hscode',
  'packNum',
  'goodsWeightKg',
  'goodsGrossWeightKg',
  'goodsValue',
  'goodsValueCurrency',
];

const ISSUED: readonly PaperCode[] = ['packingList', 'commercialInvoice', 'customsDraft', 'eaeuPreliminary', 'ens'];

/** Within what rules permit, as scales and rounding differ: up to 0.3 %. */
const nearly = (text: string, random: number): string => (Number(text) * (1 + (random - 0.5) * 0.006)).toFixed(2);

/** A dossier of one to three containers with its packing list, invoice and photos of doors, which agree. */
export function cleanDossier(seed: number): Inspected {
  const random = seeded(seed);
  const pick = (count: number) => Math.floor(random() * count);
  const sample = sampleDossier();
  const containers = Array.from({ length: 1 + pick(3) }, (_, at) => ({
    orderContainerId: at + 1,
    sizeType: '45G1' as const,
    containerNo: containerNo(seed * 37 + at * 7),
  }));
  const lines = containers.flatMap(({ orderContainerId }) =>
    Array.from({ length: 1 + pick(3) }, (_, at) => {
      const gross = 600 + pick(3000);
      const goods = GOODS[(seed + at + orderContainerId) % GOODS.length] ?? GOODS[0];
      const line = goodsLine(`c${orderContainerId}-${at}`, orderContainerId, String(gross));
      const value = String(1000 + pick(90_000));
      return {
        ...line,
        values: {
          ...line.values,
          ...goods,
          gng: `${goods.hscode}00`,
          packNum: String(10 + pick(300)),
          goodsWeightKg: String(gross - 20 - pick(80)),
          goodsValue: value,
        },
      };
    }),
  );
  const facts = new Map([
    [
      '',
      new Map([
        ['contractNo', `HT-${seed}`],
        ['invoiceNo', `INV-${seed}`],
      ]),
    ],
  ]);
  for (const { orderContainerId } of containers) {
    const own = lines.filter((line) => line.orderContainerId === orderContainerId);
    const sum = 3900 + own.reduce((total, { values }) => total + Number(values.goodsGrossWeightKg), 0);
    const method = pick(2) === 0 ? '1' : '2';
    const vgmKg = String(method === '2' ? sum : Math.round(sum * (1 + random() * 0.03)));
    const entries = { sealNo: `CR${10_000 + seed * 3 + orderContainerId}`, tareKg: '3900', vgmKg, vgmMethod: method };
    facts.set(containerScope(orderContainerId), new Map(Object.entries(entries)));
  }
  for (const { lineKey, values } of lines)
    facts.set(lineScope(lineKey), new Map(Object.entries({ legalUnit: 'kg', legalQuantity: values.goodsWeightKg })));
  const clean: Inspected = {
    orderBigNo: sample.orderBigNo,
    stops: STOPS_TO_EUROPE,
    containers,
    lines,
    parties: Object.fromEntries(
      Object.entries(sample.parties).map(([role, party]) => [
        role,
        { ...party, cityEn: "Xi'an", otherPostcode: '710026' },
      ]),
    ),
    facts,
    papers: [],
    issued: [
      ...ISSUED.map((code) => ({ code, orderContainerId: null })),
      ...containers.map(({ orderContainerId }) => ({ code: 'vgm' as const, orderContainerId })),
    ],
    applicable: [...ISSUED, 'vgm', 'dangerousGoods', 'smgs', 'cimSmgs'],
    elsewhere: new Map([[containerNo(seed + 500_000), '2611270999']]),
  };
  return { ...clean, papers: papersOf(clean, seed, random) };
}

function papersOf(of: Inspected, seed: number, random: () => number): ReadPaper[] {
  const isPerContainer = random() < 0.5;
  const bare = (paperId: number, kind: PaperKind, fileName: string): ReadPaper => ({
    paperId,
    fileName,
    kind,
    filedUnder: '',
    number: null,
    contractNo: null,
    containers: [],
    lines: [],
    totals: [],
  });
  const lineOf = ({ values, orderContainerId }: Inspected['lines'][number], isPacking: boolean): ReadLine => {
    const line: Partial<Record<keyof ReadLine, ReadValue>> = {};
    for (const field of OF_PAPER) {
      const isMoney = field === 'goodsValue' || field === 'goodsValueCurrency';
      if (isMoney === isPacking && field !== 'goodsNameEn' && field !== 'hscode' && field !== 'packNum') continue;
      const text = values[field];
      line[field] = read(field === 'goodsGrossWeightKg' ? nearly(text, random()) : text);
    }
    const container = of.containers.find((one) => one.orderContainerId === orderContainerId);
    if (isPerContainer && container !== undefined) line.containerNo = read(container.containerNo);
    return line;
  };
  const packing = {
    ...bare(seed * 10 + 1, 'packingList', `PL-${seed}.pdf`),
    lines: of.lines.map((line) => lineOf(line, true)),
  };
  const sum = (field: CargoField) => String(of.lines.reduce((total, { values }) => total + Number(values[field]), 0));
  return [
    {
      ...packing,
      totals: [{ packNum: read(sum('packNum')), goodsWeightKg: read(sum('goodsWeightKg')) }],
      containers: numbersOf(of),
    },
    {
      ...bare(seed * 10 + 2, 'invoice', `INV-${seed}.pdf`),
      number: read(`INV-${seed}`),
      contractNo: read(`HT-${seed}`),
      lines: of.lines.map((line) => lineOf(line, false)),
      totals: [{ goodsValue: read(sum('goodsValue')) }],
    },
    ...of.containers.map((container, at) => ({
      ...bare(seed * 10 + 3 + at, 'containerPhoto' as const, `door-${container.containerNo}.jpg`),
      filedUnder: container.containerNo,
      containers: [
        {
          containerNo: read(container.containerNo),
          sealNo: read(of.facts.get(containerScope(container.orderContainerId))?.get('sealNo') ?? ''),
        },
      ],
    })),
  ];
}

const numbersOf = (of: Inspected): ReadPaper['containers'] =>
  of.containers.map((container) => ({ containerNo: read(container.containerNo), sealNo: null }));
