import { type DemoService, usd } from './demoLine.ts';

/** The Trans-Siberian railway from Ulan-Ude to Moscow. */
const TRANSSIB =
  'ulanude slyudyanka irkutsk ~taishet krasnoyarsk novosibirsk omsk ~tyumen yekaterinburg ~kazan ~nizhny moscow';
/** From Jining over Erenhot and the Mongolian trunk line to the Russian border. */
const ERENHOT = 'jining erenhot zamynuud ~sainshand ~choir ulaanbaatar ~darkhan ~sukhbaatar naushki';
/** From Moscow through Belarus to the Polish yards. */
const BREST = '~vyazma smolensk ~orsha minsk ~baranovichi brest malaszewicze';

/** Europe via Erenhot, Manzhouli and Suifenhe; Minsk. */
export const northernServices: readonly DemoService[] = [
  {
    hubs: ['ZZ', 'HAM'],
    lineType: 'EU',
    cities: {
      zh: ['郑州', '汉堡'],
      en: ['Zhengzhou', 'Hamburg'],
      ru: ['Чжэнчжоу', 'Гамбург'],
    },
    route: `zhengzhou ~changzhi ~taiyuan ~datong ${ERENHOT} ulanude slyudyanka irkutsk ~taishet ~krasnoyarsk novosibirsk ~omsk ~tyumen yekaterinburg ~kazan ~nizhny moscow ~vyazma ~smolensk ~orsha minsk ~baranovichi brest malaszewicze ~warszawa ~poznan ~frankfurt-oder ~berlin hamburg`,
    outbound: {
      orderPrefix: 'ZH',
      trainNoPrefix: 'X8',
      trainNumbers: ['X8001', 'X8003', 'X8005'],
      weekdays: [1, 3, 6],
      departClock: '07:40',
      capacityTeu: 110,
      cutoffHours: 72,
      gateInHours: 24,
      prices: usd({ '22G1': 4300, '42G1': 6750, '45G1': 7050, L5G1: 7300, '45R1': 9700 }),
    },
    inbound: {
      orderPrefix: 'HZ',
      trainNoPrefix: 'X8',
      trainNumbers: ['X8002', 'X8004'],
      weekdays: [2, 5],
      departClock: '21:30',
      capacityTeu: 100,
      cutoffHours: 96,
      gateInHours: 36,
      prices: usd({ '22G1': 1950, '42G1': 3100, '45G1': 3250, L5G1: 3400 }),
    },
  },
  {
    hubs: ['XA', 'MOW'],
    lineType: 'EU',
    cities: {
      zh: ['西安', '莫斯科'],
      en: ["Xi'an", 'Moscow'],
      ru: ['Сиань', 'Москва'],
    },
    route: `xian luoyang ~zhengzhou ~changzhi taiyuan ~datong ${ERENHOT} ${TRANSSIB}`,
    outbound: {
      orderPrefix: 'XM',
      trainNoPrefix: 'X8',
      trainNumbers: ['X8191', 'X8193', 'X8195'],
      weekdays: [2, 4, 7],
      departClock: '12:10',
      capacityTeu: 110,
      cutoffHours: 72,
      gateInHours: 24,
      prices: usd({ '22G1': 2550, '42G1': 4050, '45G1': 4200, L5G1: 4400, '45R1': 6600, '22T1': 3100 }),
    },
    inbound: {
      orderPrefix: 'MX',
      trainNoPrefix: 'X8',
      trainNumbers: ['X8192', 'X8194'],
      weekdays: [1, 4],
      departClock: '10:05',
      capacityTeu: 100,
      cutoffHours: 96,
      gateInHours: 36,
      prices: usd({ '22G1': 1050, '42G1': 1600, '45G1': 1700, L5G1: 1800, '45R1': 3400 }),
    },
  },
  {
    hubs: ['SU', 'MAL'],
    lineType: 'EU',
    cities: {
      zh: ['苏州', '马拉舍维奇'],
      en: ['Suzhou', 'Małaszewicze'],
      ru: ['Сучжоу', 'Малашевиче'],
    },
    route: `suzhou ~nanjing xuzhou ~jinan ~tianjin ~shanhaiguan ~jinzhou shenyang ~changchun harbin ~daqing ~angangxi ~hailar manzhouli zabaikalsk ~karymskaya ~chita ulanude slyudyanka irkutsk ~taishet ~krasnoyarsk novosibirsk ~omsk ~tyumen yekaterinburg ~kazan ~nizhny moscow ${BREST}`,
    outbound: {
      orderPrefix: 'SM',
      trainNoPrefix: 'X8',
      trainNumbers: ['X8401', 'X8403'],
      weekdays: [3, 6],
      departClock: '06:55',
      capacityTeu: 110,
      cutoffHours: 72,
      gateInHours: 24,
      prices: usd({ '22G1': 3900, '42G1': 6100, '45G1': 6350, L5G1: 6600 }),
    },
    inbound: {
      orderPrefix: 'MS',
      trainNoPrefix: 'X8',
      trainNumbers: ['X8402'],
      weekdays: [2],
      departClock: '14:25',
      capacityTeu: 100,
      cutoffHours: 96,
      gateInHours: 36,
      prices: usd({ '22G1': 1650, '42G1': 2600, '45G1': 2750, L5G1: 2900 }),
    },
  },
  {
    hubs: ['CQ', 'MSQ'],
    lineType: 'EU',
    cities: {
      zh: ['重庆', '明斯克'],
      en: ['Chongqing', 'Minsk'],
      ru: ['Чунцин', 'Минск'],
    },
    route: `chongqing ~nanchong guangyuan ~longnan lanzhou ~wuwei ~zhangye jiayuguan ~liuyuan hami ~turpan urumqi ~shihezi ~kuytun ~jinghe ~yining khorgos altynkol ~zhetygen almaty ~shu ~lugovaya ~taraz ~shymkent ~arys kyzylorda ~kazaly ~saksaul ~shalkar ~kandyagash aktobe ~iletsk ~orenburg kinel ~syzran ~penza ~ryazan bekasovo ~vyazma smolensk ~orsha minsk`,
    outbound: {
      orderPrefix: 'QM',
      trainNoPrefix: 'X8',
      trainNumbers: ['X8091'],
      weekdays: [5],
      departClock: '16:35',
      capacityTeu: 104,
      cutoffHours: 72,
      gateInHours: 24,
      prices: usd({ '22G1': 2950, '42G1': 4650, '45G1': 4850, L5G1: 5050 }),
    },
    inbound: {
      orderPrefix: 'MQ',
      trainNoPrefix: 'X8',
      trainNumbers: ['X8092'],
      weekdays: [6],
      departClock: '08:50',
      capacityTeu: 90,
      cutoffHours: 96,
      gateInHours: 36,
      prices: usd({ '22G1': 1300, '42G1': 2050, '45G1': 2150, L5G1: 2250 }),
    },
  },
  {
    hubs: ['HRB', 'MOW'],
    lineType: 'EU',
    cities: {
      zh: ['哈尔滨', '莫斯科'],
      en: ['Harbin', 'Moscow'],
      ru: ['Харбин', 'Москва'],
    },
    route: `harbin mudanjiang suifenhe grodekovo ussuriysk khabarovsk ~belogorsk skovorodino ~chernyshevsk ~karymskaya chita ${TRANSSIB}`,
    outbound: {
      orderPrefix: 'HM',
      trainNoPrefix: 'X8',
      trainNumbers: ['X8501'],
      weekdays: [4],
      departClock: '09:30',
      capacityTeu: 100,
      cutoffHours: 72,
      gateInHours: 24,
      prices: usd({ '22G1': 2350, '42G1': 3700, '45G1': 3850, L5G1: 4000 }),
    },
  },
];
