import { russianPlural } from '../../../../platform/wire/language.ts';
import type zh from './zh.ts';

const counted = (count: number, one: string, few: string, many: string) =>
  `${count} ${russianPlural(count, one, few, many)}`;
const trains = (count: number) => counted(count, 'поезд', 'поезда', 'поездов');
const dates = (count: number) => counted(count, 'дата', 'даты', 'дат');

const ru: typeof zh = {
  list: {
    title: 'План поездов',
    planTrain: 'Запланировать поезд',
    trainNo: 'Номер',
    line: 'Маршрут',
    depart: 'Отправление',
    status: 'Статус',
    dates: 'Дата отправления',
    sold: 'Продано мест',
    ofCapacity: (p) => `${p.sold} из ${p.capacity} ДФЭ`,
    priceFrom: 'Ставка от',
    empty: 'Поезда ещё не запланированы',
    cancelReason: (p) => `Отменён: ${p.reason}`,
  },
  sheet: {
    lineType: 'Тип маршрута',
    direction: 'Направление',
    startStation: 'Станция отправления',
    endStation: 'Станция назначения',
    capacityTeu: 'Вместимость (ДФЭ)',
    soldTeu: 'Продано (ДФЭ)',
    remainTeu: 'Остаток (ДФЭ)',
    cancelReason: 'Причина отмены',
  },
  moves: {
    open: 'Открыть',
    close: 'Закрыть',
    opened: 'Бронирование на поезд открыто',
    closed: 'Бронирование на поезд закрыто',
    capacity: 'Изменить вместимость',
    prices: 'Изменить ставки',
    loadPlan: 'Места по клиентам',
    similar: 'Запланировать такой же',
    more: (p) => `Другие действия с поездом ${p.trainNo}`,
  },
  capacity: {
    short: (p) => `Продано ${p.sold} ДФЭ: не хватает ${p.short} ДФЭ.`,
    title: (p) => `Вместимость поезда ${p.trainNo}`,
    label: 'Вместимость, ДФЭ',
    hint: (p) => `Продано ${p.sold} ДФЭ: меньше нельзя; не более ${p.most} ДФЭ`,
    done: 'Вместимость изменена',
  },
  prices: {
    title: (p) => `Ставки поезда ${p.trainNo}`,
    hint: 'За принятыми заявками сохраняется прежняя ставка.',
    done: 'Ставки изменены',
    sizeType: 'Контейнер',
    price: 'Ставка',
    currency: 'Валюта',
    add: 'Добавить тип контейнера',
    remove: 'Убрать этот тип контейнера',
    twice: 'Тип указан дважды',
    wrong: 'Ставка должна быть больше 0, не более двух знаков после запятой',
  },
  form: {
    title: 'Новый поезд',
    kind: 'Что планируется',
    once: 'Один поезд',
    series: 'Еженедельно',
    line: 'Маршрут',
    trainNo: 'Номер поезда',
    capacityTeu: 'Вместимость, ДФЭ',
    departTime: 'Отправление',
    weekdays: 'Дни отправления',
    weekdaysNeeded: 'Выберите хотя бы один день',
    dateFrom: 'Первый день',
    dateTo: 'Последний день',
    departClock: 'Время',
    cutoffHours: 'Документы до, ч до отправления',
    gateInHours: 'Терминал до, ч до отправления',
    gateInTooEarly: 'Приём на терминал не может закрыться раньше срока подачи документов',
    preview: (p) =>
      p.skipped === 0
        ? `Будет запланировано: ${trains(p.planned)}`
        : `Будет запланировано: ${trains(p.planned)}, пропущено: ${dates(p.skipped)}`,
    skipped: (p) => `пропуск: ${p.trainNo}, отправление в ${p.clock} (${p.status})`,
    previewNone: 'Выберите дни недели, первый и последний день',
    previewTooMany: (p) => `${dates(p.count)}; за один раз — не более ${p.most}, сократите период`,
    andMore: (p) => `и ещё ${p.count}`,
    endBeforeStart: 'Последний день не может быть раньше первого',
    create: 'Создать',
    created: 'Поезд запланирован; заявки принимаются после открытия',
    seriesCreated: (p) =>
      p.skipped === 0
        ? `Запланировано: ${trains(p.created)}`
        : `Запланировано: ${trains(p.created)}, пропущено дней с уже назначенным поездом: ${p.skipped}`,
    zone: 'По пекинскому времени',
  },
};

export default ru;
