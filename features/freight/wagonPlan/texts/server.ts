import { template, texts } from '../../../../libs/texts/texts.ts';
import { tree as page } from './page.ts';

export const { zh, en, ru } = texts({
  ...page,
  server: {
    absent: [
      '未找到该班列，请刷新页面。',
      'Train not found. Please reload the page.',
      'Поезд не найден. Обновите страницу.',
    ],
    changedBy: template(
      (p: { name: string }) => `${p.name || '其他人'} 已修改该装车方案。`,
      (p) => `${p.name || 'Another user'} has changed this loading plan meanwhile.`,
      (p) => `План погрузки тем временем изменён: ${p.name || 'другой пользователь'}.`,
    ),
    check: ['请更正标出的车辆。', 'Please correct the marked wagons.', 'Исправьте отмеченные вагоны.'],
    numberShape: [
      '车号应为 7 位（中国）、8 位（1520）或 12 位（UIC）数字',
      'A wagon number has 7 (China), 8 (1520) or 12 (UIC) digits',
      'Номер вагона: 7 (Китай), 8 (1520) или 12 (UIC) цифр',
    ],
    numberCheckDigit: [
      '车号校验位错误',
      'Wrong check digit of the wagon number',
      'Неверная контрольная цифра номера вагона',
    ],
    numberTwice: ['车号重复', 'This wagon number is entered twice', 'Номер вагона указан дважды'],
    containerAbsent: ['集装箱不在该班列上', 'This container is not on the train', 'Контейнера нет на этом поезде'],
    containerTwice: ['集装箱已在另一辆车上', 'This container is already on a wagon', 'Контейнер уже стоит на вагоне'],
    tooMany: template(
      (p: { max: number }) => `每辆车最多 ${p.max} 个集装箱`,
      (p) => `A wagon carries up to ${p.max} containers`,
      (p) => `На вагоне не более ${p.max} контейнеров`,
    ),
    wrongLength: ['长度应为 40、60 或 80 英尺', 'Enter a length of 40, 60 or 80 ft', 'Длина: 40, 60 или 80 футов'],
    wrongNumber: template(
      (p: { max: number }) => `请填写不超过 ${p.max} 的数字，最多一位小数`,
      (p) => `Enter a number up to ${p.max} with at most one decimal`,
      (p) => `Укажите число до ${p.max}, не более одного знака после запятой`,
    ),
    wrongAxles: template(
      (p: { max: number }) => `轴数应为 2 至 ${p.max}`,
      (p) => `Enter 2 to ${p.max} axles`,
      (p) => `Число осей: от 2 до ${p.max}`,
    ),
    wrongProvider: ['提供方无法识别', 'Unknown provider', 'Неизвестно, кем предоставлен вагон'],
    orderRefused: template(
      (p: { order: string; reason: string }) => `订单 ${p.order}：${p.reason}`,
      (p) => `Order ${p.order}: ${p.reason}`,
      (p) => `Заказ ${p.order}: ${p.reason}`,
    ),
    noFile: ['请选择文件', 'Choose a file', 'Выберите файл'],
    noHeader: [
      '未找到表头，请使用导出的表格。',
      'No header row found. Please use the exported sheet.',
      'Строка заголовков не найдена. Используйте выгруженный файл.',
    ],
    rolledOver: [
      '集装箱已改配其他班列',
      'Container rolled over to another train',
      'Контейнер перенесён на другой поезд',
    ],
  },
});
