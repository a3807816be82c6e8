import { isContainerNumber } from '../../../../libs/containerCodes/containerNumber.ts';

export interface SampleParty {
  nameCn: string;
  nameEn: string;
  nameRu: string;
  addressCn: string;
  addressEn: string;
  addressRu: string;
  countryCode: string;
  taxCode: string;
  otherTel: string;
}

export interface SampleGoods {
  goodsNameCn: string;
  goodsNameEn: string;
  goodsNameRu: string;
  hscode: string;
  packNum: number;
  smallPackNum: number;
  netKg: number;
  grossKg: number;
  volumeM3: number;
  price: number;
  containerNo: string;
}

/** What a synthetic paper says. */
export interface SampleFacts {
  number: string;
  contractNo: string;
  date: Date;
  currency: string;
  sender: SampleParty;
  receiver: SampleParty;
  goods: SampleGoods[];
  containers: { containerNo: string; sealNo: string }[];
}

const GOODS = [
  ['笔记本电脑', 'Laptop computers', 'Ноутбуки', '847130'],
  ['汽车轮胎', 'Car tyres', 'Шины автомобильные', '401110'],
  ['不锈钢管', 'Stainless steel pipes', 'Трубы из нержавеющей стали', '730640'],
  ['陶瓷餐具', 'Ceramic tableware', 'Посуда керамическая', '691110'],
  ['绿茶', 'Green tea', 'Чай зелёный', '090210'],
  ['女式棉衬衫', "Women's cotton blouses", 'Блузки женские хлопковые', '620630'],
  ['电动机', 'Electric motors', 'Электродвигатели', '850152'],
  ['塑料薄膜', 'Plastic film', 'Плёнка полимерная', '392010'],
  ['木制家具', 'Wooden furniture', 'Мебель деревянная', '940360'],
  ['太阳能电池板', 'Solar panels', 'Солнечные панели', '854143'],
  ['液压泵', 'Hydraulic pumps', 'Насосы гидравлические', '841350'],
  ['儿童玩具', 'Toys for children', 'Игрушки детские', '950300'],
] as const;

const SENDERS: readonly SampleParty[] = [
  {
    nameCn: '西安丝路贸易有限公司',
    nameEn: "Xi'an Silk Road Trading Co., Ltd.",
    nameRu: '',
    ...{
      addressCn: '陕西省西安市国际港务区港务大道6号',
      addressEn: 'No. 6 Gangwu Avenue, Chanba District, Xian, China',
    },
    addressRu: '',
    countryCode: 'CN',
    taxCode: '91610132MA6TYC3W45',
    otherTel: '+86 29 8332 5678',
  },
  {
    ...{
      nameCn: '郑州恒远进出口有限公司',
      nameEn: 'Zhengzhou Hengyuan Import and Export Co., Ltd.',
      nameRu: '',
    },
    ...{
      addressCn: '河南省郑州市经济开发区航海东路88号',
      addressEn: '88 Hanghai East Road, Zhengzhou, Henan, China',
    },
    addressRu: '',
    countryCode: 'CN',
    taxCode: '91410100MA44XQ7R2K',
    otherTel: '+86 371 6789 0123',
  },
];
const RECEIVERS: readonly SampleParty[] = [
  {
    nameCn: '',
    nameEn: 'Vostok Logistics LLC',
    nameRu: 'ООО Восток Логистика',
    ...{
      addressCn: '',
      addressEn: '12 Lesnaya Street, Moscow, Russia',
      addressRu: 'г. Москва, улица Лесная, дом 12, Россия',
    },
    countryCode: 'RU',
    taxCode: '7707083893',
    otherTel: '+7 495 123 45 67',
  },
  {
    nameCn: '',
    nameEn: 'Alatau Trade LLP',
    nameRu: 'ТОО Алатау Трейд',
    ...{
      addressCn: '',
      addressEn: '45 Abay Avenue, Almaty, Kazakhstan',
      addressRu: 'г. Алматы, проспект Абая, 45, Казахстан',
    },
    countryCode: 'KZ',
    taxCode: '120540012342',
    otherTel: '+7 727 250 11 22',
  },
];

/** Numbers from 0 to 1 that are the same for a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Facts of a paper, the same for a seed. */
export function sampleFacts(seed: number): SampleFacts {
  const random = seeded(seed);
  const upTo = (most: number) => Math.floor(random() * most);
  const containers = Array.from({ length: 1 + upTo(2) }, () => ({
    containerNo: containerNumber(random),
    sealNo: `SL${100_000 + upTo(899_999)}`,
  }));
  const goods = Array.from({ length: 2 + upTo(4) }, (_, at) => {
    const [goodsNameCn, goodsNameEn, goodsNameRu, hscode] = pick(GOODS, (seed * 5 + at * 7) % GOODS.length);
    const packNum = 20 + upTo(900);
    const netKg = round(packNum * (2 + random() * 20), 1);
    return {
      goodsNameCn,
      goodsNameEn,
      goodsNameRu,
      packNum,
      netKg,
      hscode: `${hscode}${upTo(9)}000`,
      smallPackNum: packNum * (1 + upTo(20)),
      grossKg: round(netKg * 1.06, 1),
      volumeM3: round(packNum * 0.031, 2),
      price: round(1 + random() * 90, 2),
      containerNo: pick(containers, at % containers.length).containerNo,
    };
  });
  return {
    number: `IS${2026}-${1000 + upTo(8999)}`,
    contractNo: `HT-${10_000 + upTo(89_999)}`,
    date: new Date(Date.UTC(2026, upTo(11), 13 + upTo(15))),
    currency: pick(['USD', 'CNY', 'EUR'], upTo(3)),
    sender: pick(SENDERS, upTo(SENDERS.length)),
    receiver: pick(RECEIVERS, upTo(RECEIVERS.length)),
    goods,
    containers,
  };
}

export const amountOf = ({ smallPackNum, price }: SampleGoods) => round(smallPackNum * price, 2);

const round = (number: number, places: number) => Number(number.toFixed(places));

function pick<Item>(items: readonly Item[], at: number): Item {
  const item = items[at];
  if (item === undefined) throw new Error('a choice from nothing');
  return item;
}

function containerNumber(random: () => number): string {
  const owner = pick(['TBJU', 'MSKU', 'TGHU', 'CAIU', 'TCNU'], Math.floor(random() * 5));
  const serial = String(Math.floor(random() * 1e6)).padStart(6, '0');
  const numbers = Array.from({ length: 10 }, (_, digit) => `${owner}${serial}${digit}`);
  return numbers.find(isContainerNumber) ?? containerNumber(random);
}
