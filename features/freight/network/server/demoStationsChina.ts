import { type DemoStation, stationsOf } from './demoStation.ts';

/** Hubs of the northwest and the line through the Hexi corridor to the Kazakh border. */
const northwest = stationsOf(
  'CN',
  [1435],
  [
    ['xian', 'XZY', 'CNSIA', 34.38, 109.06, '西安国际港', "Xi'an International Port", 'Сиань-Международный порт'],
    ['baoji', 'BJY', '', 34.38, 107.15, '宝鸡', 'Baoji', 'Баоцзи'],
    ['tianshui', 'TSJ', '', 34.57, 105.89, '天水', 'Tianshui', 'Тяньшуй'],
    ['lanzhou', 'LZJ', 'CNLHW', 36.03, 103.84, '兰州', 'Lanzhou', 'Ланьчжоу'],
    ['wuwei', 'WWJ', '', 37.88, 102.66, '武威南', 'Wuwei South', 'Увэй-Южный'],
    ['zhangye', 'ZYJ', '', 38.97, 100.48, '张掖', 'Zhangye', 'Чжанъе'],
    ['jiayuguan', 'JGJ', '', 39.78, 98.26, '嘉峪关', 'Jiayuguan', 'Цзяюйгуань'],
    ['liuyuan', 'DHR', '', 41.04, 95.45, '柳园', 'Liuyuan', 'Лююань'],
    ['hami', 'HMR', 'CNHMI', 42.84, 93.51, '哈密', 'Hami', 'Хами'],
    ['turpan', 'TFR', '', 43.19, 88.87, '吐鲁番', 'Turpan', 'Турфан'],
    ['urumqi', 'SPR', 'CNURC', 43.9, 87.36, '乌鲁木齐三坪', 'Urumqi Sanping', 'Урумчи-Саньпин'],
    ['shihezi', 'SZR', '', 44.34, 86.06, '石河子', 'Shihezi', 'Шихэцзы'],
    ['kuytun', 'KTR', '', 44.43, 84.92, '奎屯', 'Kuytun', 'Куйтунь'],
    ['jinghe', 'JHR', '', 44.58, 82.87, '精河', 'Jinghe', 'Цзинхэ'],
    ['yining', 'YMR', '', 43.95, 81.28, '伊宁', 'Yining', 'Инин'],
  ],
);

const centre = stationsOf(
  'CN',
  [1435],
  [
    ['zhengzhou', 'PTF', 'CNCGO', 34.74, 113.8, '郑州圃田', 'Zhengzhou Putian', 'Чжэнчжоу-Путянь'],
    ['luoyang', 'LYF', 'CNLYA', 34.69, 112.43, '洛阳', 'Luoyang', 'Лоян'],
    ['wuhan', 'WJN', 'CNWUH', 30.66, 114.13, '武汉吴家山', 'Wuhan Wujiashan', 'Ухань-Уцзяшань'],
    ['xinyang', 'XUN', '', 32.14, 114.08, '信阳', 'Xinyang', 'Синьян'],
    ['shangqiu', 'SQF', '', 34.45, 115.66, '商丘', 'Shangqiu', 'Шанцю'],
    ['changzhi', 'CBF', '', 36.23, 113.12, '长治北', 'Changzhi North', 'Чанчжи-Северный'],
    ['taiyuan', 'TYV', 'CNTYN', 37.86, 112.58, '太原', 'Taiyuan', 'Тайюань'],
    ['datong', 'DTV', 'CNDAT', 40.12, 113.3, '大同', 'Datong', 'Датун'],
    ['jining', 'JAC', '', 41.0, 113.11, '集宁南', 'Jining South', 'Цзинин-Южный'],
    ['beijing', 'BJP', 'CNBJS', 39.85, 116.31, '北京大红门', 'Beijing Dahongmen', 'Пекин-Дахунмэнь'],
    ['zhangjiakou', 'ZMP', '', 40.76, 114.87, '张家口南', 'Zhangjiakou South', 'Чжанцзякоу-Южный'],
  ],
);

const east = stationsOf(
  'CN',
  [1435],
  [
    ['yiwu', 'YXH', 'CNYIW', 29.3, 119.99, '义乌西', 'Yiwu West', 'Иу-Западный'],
    ['shengzhou', 'SHZ', '', 29.59, 120.82, '嵊州', 'Shengzhou', 'Шэнчжоу'],
    ['ningbo', 'BLH', 'CNNGB', 29.91, 121.83, '宁波北仑港', 'Ningbo Beilun Port', 'Нинбо-Бэйлунь-Порт'],
    ['hangzhou', 'HZH', 'CNHGH', 30.25, 120.18, '杭州', 'Hangzhou', 'Ханчжоу'],
    ['hefei', 'HFH', 'CNHFE', 31.89, 117.31, '合肥', 'Hefei', 'Хэфэй'],
    ['suzhou', 'SWH', 'CNSZH', 31.36, 120.51, '苏州西', 'Suzhou West', 'Сучжоу-Западный'],
    ['nanjing', 'NJH', 'CNNKG', 32.09, 118.8, '南京', 'Nanjing', 'Нанкин'],
    ['xuzhou', 'XCH', 'CNXUZ', 34.27, 117.2, '徐州', 'Xuzhou', 'Сюйчжоу'],
    ['yanzhou', 'YZK', '', 35.55, 116.83, '兖州', 'Yanzhou', 'Яньчжоу'],
    ['jinan', 'JNK', 'CNTNA', 36.67, 116.99, '济南', 'Jinan', 'Цзинань'],
    ['weifang', 'WFK', 'CNWEF', 36.7, 119.1, '潍坊', 'Weifang', 'Вэйфан'],
    ['jiaozhou', 'JXK', '', 36.25, 120.02, '胶州', 'Jiaozhou', 'Цзяочжоу'],
    ['qingdao', 'HDK', 'CNTAO', 36.02, 120.18, '青岛黄岛港', 'Qingdao Huangdao Port', 'Циндао-Хуандао-Порт'],
    ['tianjin', 'XGP', 'CNTXG', 38.99, 117.71, '天津新港', 'Tianjin Xingang', 'Тяньцзинь-Синьган'],
  ],
);

const northeast = stationsOf(
  'CN',
  [1435],
  [
    ['shanhaiguan', 'SHD', '', 40.0, 119.75, '山海关', 'Shanhaiguan', 'Шаньхайгуань'],
    ['jinzhou', 'JZD', 'CNJNZ', 41.13, 121.14, '锦州', 'Jinzhou', 'Цзиньчжоу'],
    ['shenyang', 'SYT', 'CNSHE', 41.79, 123.39, '沈阳', 'Shenyang', 'Шэньян'],
    ['changchun', 'CCT', 'CNCGQ', 43.91, 125.32, '长春', 'Changchun', 'Чанчунь'],
    ['harbin', 'HBB', 'CNHRB', 45.7, 126.65, '哈尔滨国际集装箱中心', 'Harbin Container Centre', 'Харбин'],
    ['daqing', 'DZX', '', 46.59, 125.02, '大庆', 'Daqing', 'Дацин'],
    ['angangxi', 'AAX', '', 47.15, 123.83, '昂昂溪', "Ang'angxi", 'Ананси'],
    ['hailar', 'HRX', 'CNHLD', 49.22, 119.73, '海拉尔', 'Hailar', 'Хайлар'],
    ['mudanjiang', 'MDB', '', 44.58, 129.61, '牡丹江', 'Mudanjiang', 'Муданьцзян'],
  ],
);

const southwest = stationsOf(
  'CN',
  [1435],
  [
    ['chongqing', 'TJW', 'CNCKG', 29.61, 106.36, '重庆团结村', 'Chongqing Tuanjiecun', 'Чунцин-Туаньцзецунь'],
    ['nanchong', 'NCW', '', 30.82, 106.1, '南充', 'Nanchong', 'Наньчун'],
    ['guangyuan', 'GYW', '', 32.45, 105.83, '广元', 'Guangyuan', 'Гуанъюань'],
    ['longnan', 'INJ', '', 33.36, 104.95, '陇南', 'Longnan', 'Луннань'],
    ['chengdu', 'CXW', 'CNCTU', 30.86, 104.37, '成都城厢', 'Chengdu Chengxiang', 'Чэнду-Чэнсян'],
    ['mianyang', 'MYW', '', 31.47, 104.7, '绵阳', 'Mianyang', 'Мяньян'],
    ['neijiang', 'NJW', '', 29.58, 105.06, '内江', 'Neijiang', 'Нэйцзян'],
    ['longchang', 'LCW', '', 29.34, 105.29, '隆昌', 'Longchang', 'Лунчан'],
    ['bijie', 'BKW', '', 27.28, 105.33, '毕节', 'Bijie', 'Бицзе'],
    ['anshun', 'ASW', '', 26.25, 105.95, '安顺', 'Anshun', 'Аньшунь'],
    ['zunyi', 'ZIW', '', 27.7, 106.91, '遵义', 'Zunyi', 'Цзуньи'],
    ['guiyang', 'GIW', 'CNKWE', 26.6, 106.71, '贵阳', 'Guiyang', 'Гуйян'],
    ['duyun', 'RYW', '', 26.27, 107.51, '都匀', 'Duyun', 'Дуюнь'],
    ['jinchengjiang', 'JJZ', '', 24.7, 108.05, '金城江', 'Jinchengjiang', 'Цзиньчэнцзян'],
    ['liuzhou', 'LZZ', 'CNLZH', 24.31, 109.39, '柳州', 'Liuzhou', 'Лючжоу'],
    ['nanning', 'NNZ', 'CNNNG', 22.83, 108.32, '南宁', 'Nanning', 'Наньнин'],
    ['qinzhou', 'QGZ', 'CNQZH', 21.74, 108.65, '钦州港东', 'Qinzhou Port East', 'Циньчжоу-Порт-Восточный'],
  ],
);

/** Chinese border stations; tracks of both gauges reach their transshipment yards. */
const borders = stationsOf(
  'CN',
  [1435, 1520],
  [
    ['alashankou', 'AKR', 'CNAKL', 45.17, 82.57, '阿拉山口', 'Alashankou', 'Алашанькоу'],
    ['khorgos', 'HFR', '', 44.19, 80.42, '霍尔果斯', 'Khorgos', 'Хоргос'],
    ['manzhouli', 'MLX', 'CNMLX', 49.59, 117.42, '满洲里', 'Manzhouli', 'Маньчжурия'],
    ['erenhot', 'RLC', 'CNERC', 43.65, 111.98, '二连', 'Erenhot', 'Эрэн-Хото'],
    ['suifenhe', 'SFB', 'CNSFE', 44.39, 131.15, '绥芬河', 'Suifenhe', 'Суйфэньхэ'],
  ],
);

export const chinaStations: readonly DemoStation[] = [
  ...northwest,
  ...centre,
  ...east,
  ...northeast,
  ...southwest,
  ...borders,
];
