import { type DemoStation, stationsOf } from './demoStation.ts';

const kazakhstan = stationsOf(
  'KZ',
  [1520],
  [
    ['aktogay', '708009', '', 46.95, 79.67, '阿克斗卡', 'Aktogay', 'Актогай'],
    ['balkhash', '675206', '', 46.85, 74.98, '巴尔喀什', 'Balkhash I', 'Балхаш I'],
    ['moyynty', '675002', '', 47.21, 73.36, '莫因特', 'Moyynty', 'Мойынты'],
    ['zharyk', '674000', '', 48.86, 72.86, '扎雷克', 'Zharyk', 'Жарык'],
    ['karaganda', '673007', 'KZKGF', 49.8, 73.1, '卡拉干达', 'Karaganda Sorting', 'Караганда-Сортировочная'],
    ['astana', '690200', 'KZTSE', 51.19, 71.41, '阿斯塔纳', 'Astana Sorokovaya', 'Астана-Сороковая'],
    ['kokshetau', '687008', 'KZKOV', 53.28, 69.38, '科克舍套', 'Kokshetau I', 'Кокшетау I'],
    ['petropavl', '688708', 'KZPPK', 54.87, 69.15, '彼得罗巴甫尔', 'Petropavl', 'Петропавловск'],
    ['zhetygen', '702905', '', 43.69, 77.12, '热特根', 'Zhetygen', 'Жетыген'],
    ['almaty', '700007', 'KZALA', 43.34, 76.95, '阿拉木图一站', 'Almaty I', 'Алматы I'],
    ['shu', '704506', '', 43.6, 73.76, '楚河', 'Shu', 'Шу'],
    ['lugovaya', '704402', '', 42.94, 72.76, '卢戈瓦亚', 'Lugovaya', 'Луговая'],
    ['taraz', '706304', 'KZDMB', 42.89, 71.37, '塔拉兹', 'Taraz', 'Тараз'],
    ['shymkent', '698606', 'KZCIT', 42.31, 69.61, '奇姆肯特', 'Shymkent', 'Шымкент'],
    ['arys', '698004', '', 42.43, 68.8, '阿雷西', 'Arys I', 'Арысь I'],
    ['saryagash', '704101', '', 41.47, 69.17, '萨雷阿加什', 'Saryagash', 'Сарыагаш'],
    ['kyzylorda', '671707', 'KZKZO', 44.85, 65.51, '克孜勒奥尔达', 'Kyzylorda', 'Кызылорда'],
    ['kazaly', '670403', '', 45.85, 62.15, '卡扎雷', 'Kazaly', 'Казалы'],
    ['saksaul', '669800', '', 47.1, 61.16, '萨克绍尔斯基', 'Saksaulskaya', 'Саксаульская'],
    ['shalkar', '668704', '', 47.83, 59.62, '沙尔卡尔', 'Shalkar', 'Шалкар'],
    ['zhezkazgan', '676005', 'KZDZN', 47.79, 67.71, '热兹卡兹甘', 'Zhezkazgan', 'Жезказган'],
    ['kandyagash', '668301', '', 49.46, 57.42, '坎德阿加什', 'Kandyagash', 'Кандыагаш'],
    ['aktobe', '667909', 'KZAKX', 50.28, 57.17, '阿克托别', 'Aktobe', 'Актобе'],
    ['beineu', '662905', '', 45.32, 55.19, '别伊涅乌', 'Beineu', 'Бейнеу'],
    ['aktau', '663404', 'KZAAU', 43.6, 51.22, '阿克套港', 'Aktau Port', 'Актау-Порт'],
  ],
);

/** Kazakh border stations; Chinese tracks reach their transshipment yards. */
const kazakhBorders = stationsOf(
  'KZ',
  [1435, 1520],
  [
    ['dostyk', '708507', '', 45.25, 82.48, '多斯特克', 'Dostyk', 'Достык'],
    ['altynkol', '707701', '', 44.15, 80.35, '阿腾科里', 'Altynkol', 'Алтынколь'],
  ],
);

const westRussia = stationsOf(
  'RU',
  [1520],
  [
    ['kurgan', '820001', 'RUKRO', 55.44, 65.33, '库尔干', 'Kurgan', 'Курган'],
    ['chelyabinsk', '800008', 'RUCEK', 55.14, 61.41, '车里雅宾斯克', 'Chelyabinsk', 'Челябинск-Главный'],
    ['ufa', '654307', 'RUUFA', 54.75, 55.96, '乌法', 'Ufa', 'Уфа'],
    ['iletsk', '666501', '', 51.16, 54.98, '伊列茨克', 'Iletsk I', 'Илецк I'],
    ['orenburg', '811002', 'RUREN', 51.77, 55.12, '奥伦堡', 'Orenburg', 'Оренбург'],
    ['kinel', '657803', '', 53.22, 50.63, '基涅利', 'Kinel', 'Кинель'],
    ['syzran', '635005', '', 53.16, 48.45, '塞兹兰', 'Syzran I', 'Сызрань I'],
    ['penza', '630001', 'RUPEZ', 53.19, 45.02, '奔萨', 'Penza', 'Пенза'],
    ['ryazan', '222105', 'RURZN', 54.63, 39.71, '梁赞', 'Ryazan', 'Рязань'],
    ['bekasovo', '180006', '', 55.42, 36.8, '别卡索沃', 'Bekasovo Sorting', 'Бекасово-Сортировочное'],
    ['moscow', '230703', 'RUMOW', 55.72, 38.21, '莫斯科埃列克特罗乌格利', 'Moscow Elektrougli', 'Москва-Электроугли'],
    ['vyazma', '174005', '', 55.21, 34.29, '维亚济马', 'Vyazma', 'Вязьма'],
    ['smolensk', '170004', 'RULNX', 54.79, 32.03, '斯摩棱斯克', 'Smolensk', 'Смоленск'],
    ['yekaterinburg', '780001', 'RUSVX', 56.86, 60.55, '叶卡捷琳堡', 'Yekaterinburg', 'Екатеринбург-Сортировочный'],
    ['kazan', '250302', 'RUKZN', 55.79, 49.1, '喀山', 'Kazan', 'Казань'],
    ['nizhny', '260107', 'RUGOJ', 56.32, 43.94, '下诺夫哥罗德', 'Nizhny Novgorod', 'Нижний Новгород'],
    ['tyumen', '790003', 'RUTJM', 57.15, 65.52, '秋明', 'Tyumen', 'Тюмень'],
  ],
);

const siberia = stationsOf(
  'RU',
  [1520],
  [
    ['omsk', '830003', 'RUOMS', 54.94, 73.38, '鄂木斯克', 'Omsk', 'Омск'],
    ['novosibirsk', '850702', 'RUOVB', 55.0, 82.85, '新西伯利亚', 'Novosibirsk Kleshchikha', 'Новосибирск-Клещиха'],
    ['krasnoyarsk', '890004', 'RUKJA', 56.01, 92.83, '克拉斯诺亚尔斯克', 'Krasnoyarsk', 'Красноярск'],
    ['taishet', '920002', '', 55.94, 98.0, '泰舍特', 'Tayshet', 'Тайшет'],
    ['irkutsk', '930004', 'RUIKT', 52.31, 104.24, '伊尔库茨克', 'Irkutsk', 'Иркутск-Сортировочный'],
    ['slyudyanka', '931806', '', 51.66, 103.72, '斯柳江卡', 'Slyudyanka', 'Слюдянка'],
    ['ulanude', '940006', 'RUUUD', 51.84, 107.59, '乌兰乌德', 'Ulan-Ude', 'Улан-Удэ'],
    ['naushki', '935205', '', 50.39, 106.11, '纳乌什基', 'Naushki', 'Наушки'],
    ['chita', '940608', 'RUHTA', 52.03, 113.5, '赤塔', 'Chita I', 'Чита I'],
    ['karymskaya', '941403', '', 51.63, 114.35, '卡雷姆斯卡亚', 'Karymskaya', 'Карымская'],
    ['chernyshevsk', '948205', '', 52.53, 117.0, '车尔尼雪夫斯克', 'Chernyshevsk', 'Чернышевск-Забайкальский'],
    ['skovorodino', '950807', '', 53.98, 123.93, '斯科沃罗季诺', 'Skovorodino', 'Сковородино'],
    ['belogorsk', '955001', '', 50.92, 128.47, '别洛戈尔斯克', 'Belogorsk', 'Белогорск'],
    ['khabarovsk', '970001', 'RUKHV', 48.51, 135.07, '哈巴罗夫斯克', 'Khabarovsk II', 'Хабаровск II'],
    ['ussuriysk', '980003', '', 43.8, 131.97, '乌苏里斯克', 'Ussuriysk', 'Уссурийск'],
  ],
);

const russianBorders = stationsOf(
  'RU',
  [1435, 1520],
  [
    ['zabaikalsk', '947005', '', 49.65, 117.33, '后贝加尔', 'Zabaikalsk', 'Забайкальск'],
    ['grodekovo', '988306', '', 44.4, 131.38, '格罗杰科沃', 'Grodekovo', 'Гродеково'],
  ],
);

const belarus = stationsOf(
  'BY',
  [1520],
  [
    ['orsha', '160002', '', 54.51, 30.41, '奥尔沙', 'Orsha Central', 'Орша-Центральная'],
    ['minsk', '142004', 'BYMSQ', 53.82, 27.57, '明斯克科利亚季奇', 'Minsk Kolyadichi', 'Минск-Колядичи'],
    ['baranovichi', '138403', '', 53.13, 26.02, '巴拉诺维奇', 'Baranovichi', 'Барановичи-Центральные'],
  ],
);

const belarusBorders = stationsOf(
  'BY',
  [1435, 1520],
  [['brest', '130204', 'BYBQT', 52.1, 23.68, '布列斯特北站', 'Brest North', 'Брест-Северный']],
);

const mongolia = stationsOf(
  'MN',
  [1520],
  [
    ['sainshand', '310306', '', 44.89, 110.14, '赛音山达', 'Sainshand', 'Сайншанд'],
    ['choir', '310202', '', 46.36, 108.36, '乔伊尔', 'Choir', 'Чойр'],
    ['ulaanbaatar', '310005', 'MNULN', 47.91, 106.8, '乌兰巴托', 'Ulaanbaatar Tolgoit', 'Улан-Батор-Толгойт'],
    ['darkhan', '310109', '', 49.47, 105.95, '达尔汗', 'Darkhan', 'Дархан'],
    ['sukhbaatar', '310058', '', 50.24, 106.2, '苏赫巴托尔', 'Sukhbaatar', 'Сухэ-Батор'],
  ],
);

const mongolianBorders = stationsOf(
  'MN',
  [1435, 1520],
  [['zamynuud', '310404', '', 43.71, 111.9, '扎门乌德', 'Zamyn-Uud', 'Замын-Ууд']],
);

const uzbekistan = stationsOf(
  'UZ',
  [1520],
  [
    ['tashkent', '720000', 'UZTAS', 41.36, 69.23, '塔什干丘库尔赛', 'Tashkent Chukursay', 'Ташкент-Чукурсай'],
    ['samarkand', '730106', 'UZSKD', 39.68, 67.0, '撒马尔罕', 'Samarkand Ulugbek', 'Самарканд-Улугбек'],
  ],
);

const kyrgyzstan = stationsOf(
  'KG',
  [1520],
  [['bishkek', '716908', 'KGFRU', 42.89, 74.63, '比什凯克阿拉梅金', 'Bishkek Alamedin', 'Бишкек-Аламедин']],
);

const azerbaijan = stationsOf(
  'AZ',
  [1520],
  [
    ['alat', '547001', '', 39.95, 49.41, '巴库阿拉特港', 'Baku Alat Port', 'Баку-Алят-Порт'],
    ['ganja', '552001', 'AZKVD', 40.69, 46.37, '占贾', 'Ganja', 'Гянджа'],
  ],
);

const georgia = stationsOf(
  'GE',
  [1520],
  [['tbilisi', '560006', 'GETBS', 41.7, 44.85, '第比利斯', 'Tbilisi', 'Тбилиси-Товарная']],
);

const georgianBorders = stationsOf(
  'GE',
  [1435, 1520],
  [['akhalkalaki', '571000', '', 41.41, 43.48, '阿哈尔卡拉基', 'Akhalkalaki', 'Ахалкалаки']],
);

/** Stations of the 1520 mm space. */
export const broadGaugeStations: readonly DemoStation[] = [
  ...kazakhstan,
  ...kazakhBorders,
  ...westRussia,
  ...siberia,
  ...russianBorders,
  ...belarus,
  ...belarusBorders,
  ...mongolia,
  ...mongolianBorders,
  ...uzbekistan,
  ...kyrgyzstan,
  ...azerbaijan,
  ...georgia,
  ...georgianBorders,
];
