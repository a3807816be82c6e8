import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../platform/wire/language.ts';

const pluralEn = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const countedRu = (count: number, one: string, few: string, many: string) =>
  `${count} ${russianPlural(count, one, few, many)}`;
const trainsRu = (count: number) => countedRu(count, 'поезд', 'поезда', 'поездов');
const datesRu = (count: number) => countedRu(count, 'дата', 'даты', 'дат');

export const { tree, zh, en, ru } = texts({
  list: {
    title: ['班列排期', 'Train planning', 'Планирование'],
    planTrain: ['新建班列', 'Add train', 'Добавить поезд'],
    trainNo: ['车次', 'Train no.', '№ поезда'],
    line: ['线路', 'Route', 'Маршрут'],
    depart: ['发车', 'Departure', 'Отправление'],
    status: ['状态', 'Status', 'Статус'],
    dates: ['发车日期', 'Departure date', 'Дата отправления'],
    sold: ['已订 / 运能', 'Booked / capacity', 'Продано мест'],
    ofCapacity: template(
      (p: { sold: string; capacity: string }) => `${p.sold} / ${p.capacity} TEU`,
      (p) => `${p.sold} of ${p.capacity} TEU`,
      (p) => `${p.sold} из ${p.capacity} ДФЭ`,
    ),
    priceFrom: ['最低运费', 'Freight from', 'Фрахт от'],
    empty: ['还没有班列', 'No trains planned yet', 'Поезда ещё не запланированы'],
    cancelReason: template(
      (p: { reason: string }) => `停开原因：${p.reason}`,
      (p) => `Cancelled: ${p.reason}`,
      (p) => `Отменён: ${p.reason}`,
    ),
  },
  choose: {
    subtitle: ['请选择班列', 'Choose a train', 'Выберите поезд'],
    soldTeu: ['已订 TEU', 'Booked TEU', 'Забронировано TEU'],
  },
  sheet: {
    lineType: ['线路类型', 'Trade lane', 'Направление'],
    direction: ['方向', 'Direction', 'Экспорт / импорт'],
    startStation: ['发站', 'Origin', 'Станция отправления'],
    endStation: ['到站', 'Destination', 'Станция назначения'],
    capacityTeu: ['运能（TEU）', 'Capacity (TEU)', 'Вместимость (ДФЭ)'],
    soldTeu: ['已订（TEU）', 'Booked (TEU)', 'Продано (ДФЭ)'],
    remainTeu: ['剩余（TEU）', 'Left (TEU)', 'Остаток (ДФЭ)'],
    cancelReason: ['停开原因', 'Reason for cancellation', 'Причина отмены'],
  },
  moves: {
    open: ['开放订舱', 'Open for booking', 'Открыть бронирование'],
    close: ['截止订舱', 'Close for booking', 'Закрыть бронирование'],
    opened: ['已开放订舱', 'Train opened for booking', 'Бронирование открыто'],
    closed: ['已截止订舱', 'Train closed for booking', 'Бронирование закрыто'],
    capacity: ['调整运能', 'Change capacity', 'Изменить вместимость'],
    prices: ['修改运费', 'Edit rates', 'Изменить ставки'],
    loadPlan: ['舱位分布', 'Space by customer', 'Места по клиентам'],
    similar: ['复制新建', 'Duplicate', 'Создать копию'],
    more: template(
      (p: { trainNo: string }) => `${p.trainNo} 的更多操作`,
      (p) => `More actions for ${p.trainNo}`,
      (p) => `Другие действия с поездом ${p.trainNo}`,
    ),
  },
  capacity: {
    short: template(
      (p: { sold: number; short: number }) => `已订 ${p.sold} TEU，还差 ${p.short} TEU。`,
      (p) => `${p.sold} TEU booked: ${p.short} TEU short.`,
      (p) => `Продано ${p.sold} ДФЭ: не хватает ${p.short} ДФЭ.`,
    ),
    title: template(
      (p: { trainNo: string }) => `调整 ${p.trainNo} 运能`,
      (p) => `Change capacity of ${p.trainNo}`,
      (p) => `Вместимость поезда ${p.trainNo}`,
    ),
    label: ['运能（TEU）', 'Capacity (TEU)', 'Вместимость, ДФЭ'],
    hint: template(
      (p: { sold: number; most: number }) => `已订 ${p.sold} TEU，运能不能低于此数，最多 ${p.most} TEU`,
      (p) => `${p.sold} TEU booked; enter ${p.sold} to ${p.most} TEU`,
      (p) => `Продано ${p.sold} ДФЭ; укажите от ${p.sold} до ${p.most} ДФЭ`,
    ),
    done: ['运能已调整', 'Capacity changed', 'Вместимость изменена'],
  },
  prices: {
    title: template(
      (p: { trainNo: string }) => `修改 ${p.trainNo} 运费`,
      (p) => `Rail freight of ${p.trainNo}`,
      (p) => `Ставки поезда ${p.trainNo}`,
    ),
    hint: [
      '已有订舱保留原价。',
      'Existing bookings keep their rate.',
      'Для действующих бронирований ставка не меняется.',
    ],
    done: ['运费已修改', 'Rates changed', 'Ставки изменены'],
    sizeType: ['箱型', 'Container type', 'Тип контейнера'],
    price: ['单价', 'Rate', 'Ставка'],
    currency: ['币种', 'Currency', 'Валюта'],
    add: ['添加箱型', 'Add a container type', 'Добавить тип контейнера'],
    remove: ['删除该箱型', 'Remove this container type', 'Убрать этот тип контейнера'],
    twice: ['箱型重复', 'Duplicate type', 'Тип указан дважды'],
    wrong: [
      '价格必须大于 0，最多两位小数',
      'Enter an amount above 0 with up to two decimals',
      'Ставка должна быть больше 0, не более двух знаков после запятой',
    ],
  },
  form: {
    title: ['新建班列', 'Add train', 'Новый поезд'],
    kind: ['新建方式', 'Schedule', 'Расписание'],
    once: ['单列', 'Single train', 'Один поезд'],
    series: ['每周系列', 'Weekly series', 'Еженедельно'],
    line: ['线路', 'Route', 'Маршрут'],
    trainNo: ['车次', 'Train no.', '№ поезда'],
    capacityTeu: ['运能（TEU）', 'Capacity (TEU)', 'Вместимость, ДФЭ'],
    departTime: ['发车时间', 'Departure', 'Отправление'],
    weekdays: ['每周发车日', 'Runs on', 'Дни отправления'],
    weekdaysNeeded: ['请至少选择一天', 'Choose at least one day', 'Выберите хотя бы один день'],
    dateFrom: ['开始日期', 'Start date', 'Дата начала'],
    dateTo: ['结束日期', 'End date', 'Дата окончания'],
    departClock: ['发车时刻', 'Departure time', 'Время отправления'],
    cutoffHours: [
      '截单（发车前小时数）',
      'Document cut-off, hours before departure',
      'Срок документов, за … ч до отправления',
    ],
    gateInHours: [
      '截港（发车前小时数）',
      'Gate-in cut-off, hours before departure',
      'Приём контейнеров, за … ч до отправления',
    ],
    gateInTooEarly: [
      '截港不能早于截单',
      'The gate-in cut-off cannot be earlier than the document cut-off',
      'Приём контейнеров не может закончиться раньше срока подачи документов',
    ],
    preview: template(
      (p: { planned: number; skipped: number }) =>
        p.skipped === 0 ? `将新建 ${p.planned} 列班列` : `将新建 ${p.planned} 列班列，跳过 ${p.skipped} 个日期`,
      (p) =>
        p.skipped === 0
          ? `${pluralEn(p.planned, 'train', 'trains')} will be added`
          : `${pluralEn(p.planned, 'train', 'trains')} will be added, ${pluralEn(p.skipped, 'date', 'dates')} skipped`,
      (p) =>
        p.skipped === 0
          ? `Будет добавлено: ${trainsRu(p.planned)}`
          : `Будет добавлено: ${trainsRu(p.planned)}, пропущено: ${datesRu(p.skipped)}`,
    ),
    skipped: template(
      (p: { trainNo: string; clock: string; status: string }) =>
        `跳过：已有班列 ${p.trainNo}，${p.clock} 发车（${p.status}）`,
      (p) => `skipped: ${p.trainNo} departs at ${p.clock} (${p.status})`,
      (p) => `пропуск: ${p.trainNo}, отправление в ${p.clock} (${p.status})`,
    ),
    previewNone: ['请选择每周发车日和起止日期', 'Select weekdays and the date range', 'Выберите дни недели и период'],
    previewTooMany: template(
      (p: { count: number; most: number }) => `共 ${p.count} 个日期，一次最多 ${p.most} 个，请缩短日期范围`,
      (p) => `${p.count} dates; up to ${p.most} at a time, please choose a shorter range`,
      (p) => `${datesRu(p.count)}; за один раз — не более ${p.most}, сократите период`,
    ),
    andMore: template(
      (p: { count: number }) => `等，另有 ${p.count} 个`,
      (p) => `and ${p.count} more`,
      (p) => `и ещё ${p.count}`,
    ),
    endBeforeStart: [
      '结束日期不能早于开始日期',
      'The end date cannot be before the start date',
      'Дата окончания не может быть раньше даты начала',
    ],
    create: ['创建', 'Create', 'Создать'],
    created: [
      '班列已创建，开放后客户即可订舱',
      'Train added; customers can book once it is opened for booking',
      'Поезд добавлен; бронировать можно после открытия бронирования',
    ],
    seriesCreated: template(
      (p: { created: number; skipped: number }) =>
        p.skipped === 0
          ? `已创建 ${p.created} 列班列`
          : `已创建 ${p.created} 列班列，跳过 ${p.skipped} 个已有班列的日期`,
      (p) =>
        p.skipped === 0
          ? `${pluralEn(p.created, 'train', 'trains')} added`
          : `${pluralEn(p.created, 'train', 'trains')} added; ${pluralEn(p.skipped, 'date', 'dates')} with an existing train skipped`,
      (p) =>
        p.skipped === 0
          ? `Добавлено: ${trainsRu(p.created)}`
          : `Добавлено: ${trainsRu(p.created)}, пропущено дат, где поезд уже есть: ${p.skipped}`,
    ),
    zone: ['按北京时间填写', 'Beijing time', 'По пекинскому времени'],
  },
});
