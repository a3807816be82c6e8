import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../platform/wire/language.ts';

const pluralEn = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const countedRu = (count: number, one: string, few: string, many: string) =>
  `${count} ${russianPlural(count, one, few, many)}`;
const trainsRu = (count: number) => countedRu(count, 'поезд', 'поезда', 'поездов');
const datesRu = (count: number) => countedRu(count, 'дата', 'даты', 'дат');

export const { tree, zh, en, ru } = texts({
  list: {
    title: ['班列排期', 'Train plans', 'План поездов'],
    planTrain: ['新建班列', 'Plan a train', 'Запланировать поезд'],
    trainNo: ['车次', 'Train no.', 'Номер'],
    line: ['线路', 'Line', 'Маршрут'],
    depart: ['发车', 'Departure', 'Отправление'],
    status: ['状态', 'Status', 'Статус'],
    dates: ['发车日期', 'Departure', 'Дата отправления'],
    sold: ['已售 / 运能', 'Sold / capacity', 'Продано мест'],
    ofCapacity: template(
      (p: { sold: string; capacity: string }) => `${p.sold} / ${p.capacity} TEU`,
      (p) => `${p.sold} of ${p.capacity} TEU`,
      (p) => `${p.sold} из ${p.capacity} ДФЭ`,
    ),
    priceFrom: ['最低运价', 'Price from', 'Ставка от'],
    empty: ['还没有班列', 'No trains are planned yet', 'Поезда ещё не запланированы'],
    cancelReason: template(
      (p: { reason: string }) => `停开原因：${p.reason}`,
      (p) => `Cancelled: ${p.reason}`,
      (p) => `Отменён: ${p.reason}`,
    ),
  },
  sheet: {
    lineType: ['线路类型', 'Line type', 'Тип маршрута'],
    direction: ['方向', 'Direction', 'Направление'],
    startStation: ['发站', 'From', 'Станция отправления'],
    endStation: ['到站', 'To', 'Станция назначения'],
    capacityTeu: ['运能（TEU）', 'Capacity (TEU)', 'Вместимость (ДФЭ)'],
    soldTeu: ['已售（TEU）', 'Sold (TEU)', 'Продано (ДФЭ)'],
    remainTeu: ['剩余（TEU）', 'Left (TEU)', 'Остаток (ДФЭ)'],
    cancelReason: ['停开原因', 'Reason of cancellation', 'Причина отмены'],
  },
  moves: {
    open: ['开放订舱', 'Open', 'Открыть'],
    close: ['截止订舱', 'Close', 'Закрыть'],
    opened: ['已开放订舱', 'The train is open for booking', 'Бронирование на поезд открыто'],
    closed: ['已截止订舱', 'The train is closed for booking', 'Бронирование на поезд закрыто'],
    capacity: ['调整运能', 'Change capacity', 'Изменить вместимость'],
    prices: ['修改运价', 'Change prices', 'Изменить ставки'],
    loadPlan: ['舱位分布', 'Space by customer', 'Места по клиентам'],
    similar: ['复制新建', 'Plan a similar train', 'Запланировать такой же'],
    more: template(
      (p: { trainNo: string }) => `${p.trainNo} 的更多操作`,
      (p) => `More actions for ${p.trainNo}`,
      (p) => `Другие действия с поездом ${p.trainNo}`,
    ),
  },
  capacity: {
    short: template(
      (p: { sold: number; short: number }) => `已售 ${p.sold} TEU，还差 ${p.short} TEU。`,
      (p) => `${p.sold} TEU are sold: ${p.short} TEU short.`,
      (p) => `Продано ${p.sold} ДФЭ: не хватает ${p.short} ДФЭ.`,
    ),
    title: template(
      (p: { trainNo: string }) => `调整 ${p.trainNo} 运能`,
      (p) => `Capacity of ${p.trainNo}`,
      (p) => `Вместимость поезда ${p.trainNo}`,
    ),
    label: ['运能（TEU）', 'Capacity (TEU)', 'Вместимость, ДФЭ'],
    hint: template(
      (p: { sold: number; most: number }) => `已售 ${p.sold} TEU，运能不能低于此数，最多 ${p.most} TEU`,
      (p) => `${p.sold} TEU are sold: not below that, at most ${p.most} TEU`,
      (p) => `Продано ${p.sold} ДФЭ: меньше нельзя; не более ${p.most} ДФЭ`,
    ),
    done: ['运能已调整', 'Capacity changed', 'Вместимость изменена'],
  },
  prices: {
    title: template(
      (p: { trainNo: string }) => `修改 ${p.trainNo} 运价`,
      (p) => `Prices of ${p.trainNo}`,
      (p) => `Ставки поезда ${p.trainNo}`,
    ),
    hint: [
      '已有订舱保留原价。',
      'Bookings already made keep their price.',
      'За принятыми заявками сохраняется прежняя ставка.',
    ],
    done: ['运价已修改', 'Prices changed', 'Ставки изменены'],
    sizeType: ['箱型', 'Container', 'Контейнер'],
    price: ['单价', 'Price', 'Ставка'],
    currency: ['币种', 'Currency', 'Валюта'],
    add: ['添加箱型', 'Add a container type', 'Добавить тип контейнера'],
    remove: ['删除该箱型', 'Remove this container type', 'Убрать этот тип контейнера'],
    twice: ['箱型重复', 'Named twice', 'Тип указан дважды'],
    wrong: [
      '价格必须大于 0，最多两位小数',
      'Must be more than 0, with at most two decimals',
      'Ставка должна быть больше 0, не более двух знаков после запятой',
    ],
  },
  form: {
    title: ['新建班列', 'Plan a train', 'Новый поезд'],
    kind: ['新建方式', 'What to plan', 'Что планируется'],
    once: ['单列', 'One train', 'Один поезд'],
    series: ['每周系列', 'Weekly series', 'Еженедельно'],
    line: ['线路', 'Line', 'Маршрут'],
    trainNo: ['车次', 'Train no.', 'Номер поезда'],
    capacityTeu: ['运能（TEU）', 'Capacity (TEU)', 'Вместимость, ДФЭ'],
    departTime: ['发车时间', 'Departure', 'Отправление'],
    weekdays: ['每周发车日', 'Runs on', 'Дни отправления'],
    weekdaysNeeded: ['请至少选择一天', 'Choose at least one day', 'Выберите хотя бы один день'],
    dateFrom: ['开始日期', 'First day', 'Первый день'],
    dateTo: ['结束日期', 'Last day', 'Последний день'],
    departClock: ['发车时刻', 'Departs at', 'Время'],
    cutoffHours: ['截单（发车前小时数）', 'Cut-off, hours before', 'Документы до, ч до отправления'],
    gateInHours: ['截港（发车前小时数）', 'Gate-in, hours before', 'Терминал до, ч до отправления'],
    gateInTooEarly: [
      '截港不能早于截单',
      'Gate-in cannot close before the cut-off',
      'Приём на терминал не может закрыться раньше срока подачи документов',
    ],
    preview: template(
      (p: { planned: number; skipped: number }) =>
        p.skipped === 0 ? `将新建 ${p.planned} 列班列` : `将新建 ${p.planned} 列班列，跳过 ${p.skipped} 个日期`,
      (p) =>
        p.skipped === 0
          ? `${p.planned} ${p.planned === 1 ? 'train' : 'trains'} will be planned`
          : `${p.planned} ${p.planned === 1 ? 'train' : 'trains'} will be planned, ${p.skipped} ${p.skipped === 1 ? 'date' : 'dates'} skipped`,
      (p) =>
        p.skipped === 0
          ? `Будет запланировано: ${trainsRu(p.planned)}`
          : `Будет запланировано: ${trainsRu(p.planned)}, пропущено: ${datesRu(p.skipped)}`,
    ),
    skipped: template(
      (p: { trainNo: string; clock: string; status: string }) =>
        `跳过：已有班列 ${p.trainNo}，${p.clock} 发车（${p.status}）`,
      (p) => `skipped: ${p.trainNo} departs at ${p.clock} (${p.status})`,
      (p) => `пропуск: ${p.trainNo}, отправление в ${p.clock} (${p.status})`,
    ),
    previewNone: [
      '请选择每周发车日和起止日期',
      'Choose weekdays and the first and last day',
      'Выберите дни недели, первый и последний день',
    ],
    previewTooMany: template(
      (p: { count: number; most: number }) => `共 ${p.count} 个日期，一次最多 ${p.most} 个，请缩短日期范围`,
      (p) => `${p.count} dates; at most ${p.most} at a time, please choose a shorter range`,
      (p) => `${datesRu(p.count)}; за один раз — не более ${p.most}, сократите период`,
    ),
    andMore: template(
      (p: { count: number }) => `等，另有 ${p.count} 个`,
      (p) => `and ${p.count} more`,
      (p) => `и ещё ${p.count}`,
    ),
    endBeforeStart: [
      '结束日期不能早于开始日期',
      'The last day cannot be before the first',
      'Последний день не может быть раньше первого',
    ],
    create: ['创建', 'Create', 'Создать'],
    created: [
      '班列已创建，开放后客户即可订舱',
      'Train planned; customers can book once it is opened',
      'Поезд запланирован; заявки принимаются после открытия',
    ],
    seriesCreated: template(
      (p: { created: number; skipped: number }) =>
        p.skipped === 0
          ? `已创建 ${p.created} 列班列`
          : `已创建 ${p.created} 列班列，跳过 ${p.skipped} 个已有班列的日期`,
      (p) =>
        p.skipped === 0
          ? `${pluralEn(p.created, 'train', 'trains')} planned`
          : `${pluralEn(p.created, 'train', 'trains')} planned; ${pluralEn(p.skipped, 'day', 'days')} skipped that had one already`,
      (p) =>
        p.skipped === 0
          ? `Запланировано: ${trainsRu(p.created)}`
          : `Запланировано: ${trainsRu(p.created)}, пропущено дней с уже назначенным поездом: ${p.skipped}`,
    ),
    zone: ['按北京时间填写', 'In Beijing time', 'По пекинскому времени'],
  },
});
