import { type DemoStation, stationsOf } from './demoStation.ts';

const poland = stationsOf(
  'PL',
  [1435],
  [
    ['warszawa', '5100066', 'PLWAW', 52.27, 21.04, '华沙布拉加', 'Warszawa Praga', 'Варшава-Прага'],
    ['lodz', '5100047', 'PLLOD', 51.73, 19.56, '罗兹奥莱胡夫', 'Łódź Olechów', 'Лодзь-Олехув'],
    ['poznan', '5100081', 'PLPOZ', 52.38, 17.0, '波兹南弗拉诺沃', 'Poznań Franowo', 'Познань-Франово'],
    ['katowice', '5100020', 'PLKTW', 50.25, 19.03, '卡托维兹', 'Katowice', 'Катовице'],
  ],
);

const polishBorders = stationsOf(
  'PL',
  [1435, 1520],
  [['malaszewicze', '5100164', '', 52.03, 23.53, '马拉舍维奇', 'Małaszewicze', 'Малашевиче']],
);

const germany = stationsOf(
  'DE',
  [1435],
  [
    ['frankfurt-oder', '8010113', 'DEFFO', 52.34, 14.55, '奥得河畔法兰克福', 'Frankfurt (Oder)', 'Франкфурт-на-Одере'],
    ['berlin', '8013475', 'DEBER', 52.36, 13.29, '柏林格罗斯贝伦', 'Berlin Großbeeren', 'Берлин-Гросберен'],
    ['magdeburg', '8010224', 'DEMAG', 52.13, 11.63, '马格德堡', 'Magdeburg', 'Магдебург'],
    ['hannover', '8003531', 'DEHAJ', 52.38, 9.97, '汉诺威莱尔特', 'Hannover Lehrte', 'Ганновер-Лерте'],
    ['hamm', '8000149', 'DEHMM', 51.68, 7.81, '哈姆', 'Hamm', 'Хамм'],
    ['duisburg', '8000086', 'DEDUI', 51.4, 6.74, '杜伊斯堡', 'Duisburg Logport', 'Дуйсбург-Логпорт'],
    ['koln', '8003368', 'DECGN', 50.9, 6.92, '科隆艾费尔托', 'Köln Eifeltor', 'Кёльн-Айфельтор'],
    ['trier', '8000134', 'DETRI', 49.76, 6.65, '特里尔', 'Trier', 'Трир'],
    ['hamburg', '8002553', 'DEHAM', 53.51, 10.11, '汉堡比尔韦尔德', 'Hamburg Billwerder', 'Гамбург-Бильвердер'],
  ],
);

const danube = [
  ...stationsOf(
    'CZ',
    [1435],
    [
      ['bohumin', '5433295', '', 49.9, 18.36, '博胡明', 'Bohumín', 'Богумин'],
      ['breclav', '5433394', '', 48.75, 16.89, '布热茨拉夫', 'Břeclav', 'Бржецлав'],
    ],
  ),
  ...stationsOf(
    'SK',
    [1435],
    [
      ['zilina', '5617743', 'SKILZ', 49.22, 18.74, '日利纳', 'Žilina', 'Жилина'],
      ['bratislava', '5613206', 'SKBTS', 48.17, 17.15, '布拉迪斯拉发', 'Bratislava', 'Братислава'],
    ],
  ),
  ...stationsOf(
    'HU',
    [1435],
    [['budapest', '5510116', 'HUBUD', 47.41, 19.12, '布达佩斯', 'Budapest BILK', 'Будапешт-БИЛК']],
  ),
  ...stationsOf(
    'AT',
    [1435],
    [
      ['wien', '8101003', 'ATVIE', 48.12, 16.4, '维也纳南', 'Wien Süd', 'Вена-Юг'],
      ['villach', '8100147', 'ATVIL', 46.61, 13.85, '菲拉赫', 'Villach', 'Филлах'],
    ],
  ),
];

const italy = stationsOf(
  'IT',
  [1435],
  [
    ['udine', '8302210', 'ITUDN', 46.06, 13.24, '乌迪内', 'Udine', 'Удине'],
    ['padova', '8302581', 'ITPDA', 45.4, 11.93, '帕多瓦', 'Padova Interporto', 'Падуя-Интерпорто'],
    ['verona', '8302430', 'ITVRN', 45.42, 10.93, '维罗纳', 'Verona Quadrante Europa', 'Верона-Квадранте-Европа'],
    ['milan', '8301708', 'ITMIL', 45.49, 9.42, '米兰梅尔佐', 'Milano Melzo', 'Милан-Мельцо'],
  ],
);

const france = stationsOf(
  'FR',
  [1435],
  [
    ['metz', '8719203', 'FRMZM', 49.15, 6.14, '梅斯沃伊皮', 'Metz Woippy', 'Мец-Вуапи'],
    ['dijon', '8771300', 'FRDIJ', 47.32, 5.03, '第戎', 'Dijon', 'Дижон'],
    ['lyon', '8772189', 'FRLIO', 45.71, 4.88, '里昂韦尼雪', 'Lyon Vénissieux', 'Лион-Венисьё'],
    ['nimes', '8777500', 'FRFNI', 43.83, 4.37, '尼姆', 'Nîmes', 'Ним'],
    ['perpignan', '8778400', 'FRPGF', 42.69, 2.87, '佩皮尼昂', 'Perpignan', 'Перпиньян'],
  ],
);

/** Standard gauge here: Iberian 1668 mm is outside the demo. */
const spain = stationsOf(
  'ES',
  [1435],
  [
    ['barcelona', '7171801', 'ESBCN', 41.35, 2.15, '巴塞罗那', 'Barcelona Can Tunis', 'Барселона-Кан-Тунис'],
    ['zaragoza', '7104040', 'ESZAZ', 41.64, -1.01, '萨拉戈萨', 'Zaragoza Plaza', 'Сарагоса-Пласа'],
    ['madrid', '7160000', 'ESMAD', 40.4, -3.67, '马德里阿布罗尼加尔', 'Madrid Abroñigal', 'Мадрид-Аброньигаль'],
  ],
);

const turkey = stationsOf(
  'TR',
  [1435],
  [
    ['kars', '7500101', 'TRKSY', 40.61, 43.1, '卡尔斯', 'Kars', 'Карс'],
    ['erzurum', '7500102', 'TRERZ', 39.91, 41.27, '埃尔祖鲁姆', 'Erzurum', 'Эрзурум'],
    ['sivas', '7500103', 'TRVAS', 39.75, 37.02, '锡瓦斯', 'Sivas', 'Сивас'],
    ['kayseri', '7500104', 'TRASR', 38.73, 35.48, '开塞利', 'Kayseri', 'Кайсери'],
    ['ankara', '7500105', 'TRANK', 39.95, 32.78, '安卡拉马尔尚迪兹', 'Ankara Marşandiz', 'Анкара-Маршандиз'],
    ['eskisehir', '7500106', 'TRESK', 39.78, 30.51, '埃斯基谢希尔', 'Eskişehir', 'Эскишехир'],
    ['istanbul', '7500107', 'TRIST', 41.02, 28.77, '伊斯坦布尔哈尔卡勒', 'Istanbul Halkalı', 'Стамбул-Халкалы'],
  ],
);

/** Standard gauge west of the 1520 mm space. */
export const europeStations: readonly DemoStation[] = [
  ...poland,
  ...polishBorders,
  ...germany,
  ...danube,
  ...italy,
  ...france,
  ...spain,
  ...turkey,
];
