import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../platform/wire/language.ts';

const pluralEn = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const containersRu = (count: number) => `${count} ${russianPlural(count, 'контейнер', 'контейнера', 'контейнеров')}`;
const bookingsRu = (count: number) =>
  `${count} ${russianPlural(count, 'бронирование', 'бронирования', 'бронирований')}`;

export const { tree, zh, en, ru } = texts({
  rollOver: {
    open: ['改配', 'Roll over', 'Перенести'],
    title: template(
      (p: { orderBigNo: string }) => `改配订单 ${p.orderBigNo}`,
      (p) => `Roll over order ${p.orderBigNo}`,
      (p) => `Перенос заказа ${p.orderBigNo}`,
    ),
    confirm: ['确认改配', 'Roll over', 'Перенести'],
    hint: [
      '订单连同箱号、单证一起转到同一线路的后续班列，价格不变，客户将收到通知。',
      'The order moves to a later train on the same route with its container numbers and documents, at the same price. The customer will be notified.',
      'Заказ переходит на более поздний поезд того же маршрута с номерами контейнеров и документами, по прежней цене; клиент получит уведомление.',
    ],
    containers: ['改配的箱', 'Containers', 'Контейнеры'],
    wholeOrder: ['整票订单', 'Whole order', 'Весь заказ'],
    containersHint: [
      '所选集装箱将拆为新订单改配到新班列，运费和补偿按箱分摊；不选则整票改配。',
      'The selected containers become a separate order with their share of freight and compensation. Select none to roll over the whole order.',
      'Выбранные контейнеры станут отдельным заказом со своей долей железнодорожного фрахта и компенсации.',
    ],
    train: ['后续班列', 'Later train', 'Более поздний поезд'],
    option: template(
      (p: { trainNo: string; departs: string; teu: number }) => `${p.trainNo} · ${p.departs} · 余 ${p.teu} TEU`,
      (p) => `${p.trainNo} · ${p.departs} · ${p.teu} TEU left`,
      (p) => `${p.trainNo} · ${p.departs} · свободно ${p.teu} ДФЭ`,
    ),
    noTrain: [
      '同一线路没有余位足够的后续班列',
      'No later train on this route has enough space',
      'На этом маршруте нет более позднего поезда с достаточным числом мест',
    ],
    reason: ['原因', 'Reason', 'Причина'],
    bearer: ['费用承担方', 'Cost borne by', 'Расходы несёт'],
    bearers: {
      platform: ['平台', 'Platform', 'Платформа'],
      customer: ['客户', 'Customer', 'Клиент'],
    },
    bearerHints: {
      platform: [
        '客户获得补偿，并可在 48 小时内免费取消',
        'The customer is compensated and may cancel free of charge within 48 hours',
        'Клиент получает компенсацию и может бесплатно отменить заказ в течение 48 часов',
      ],
      customer: [
        '不补偿；客户取消按取消规则收费',
        'No compensation; cancellation is charged by the cancellation rules',
        'Без компенсации; отмена — по правилам отмены',
      ],
    },
    remark: ['补充说明', 'Details', 'Пояснение'],
    remarkHint: ['客户可见', 'Shown to the customer', 'Видно клиенту'],
    done: ['已改配，客户已收到通知', 'Rolled over. Customer notified.', 'Заказ перенесён, клиент уведомлён'],
    state: {
      open: ['待客户选择', 'awaiting customer', 'ожидает решения клиента'],
      accepted: ['客户已接受', 'accepted by the customer', 'принят клиентом'],
      declined: ['客户已免费取消', 'cancelled free of charge by the customer', 'бесплатно отменён клиентом'],
      lapsed: [
        '客户未在期限内选择，视为接受',
        'no decision in time, deemed accepted',
        'срок решения истёк, считается принятым',
      ],
      superseded: ['已再次改配', 'rolled over again', 'перенесён ещё раз'],
      fixed: ['费用由客户承担', 'cost borne by the customer', 'расходы несёт клиент'],
    },
    moved: template(
      (p: { from: string; state: string }) => `由 ${p.from} 改配而来 · ${p.state}`,
      (p) => `Rolled over from ${p.from} · ${p.state}`,
      (p) => `Перенесён с поезда ${p.from} · ${p.state}`,
    ),
  },
  queue: {
    left: template(
      (p: { teu: string }) => `班列余 ${p.teu}`,
      (p) => `${p.teu} left on train`,
      (p) => `своб. ${p.teu}`,
    ),
    leftHint: [
      '确认后班列的剩余舱位（待确认的订舱已占舱）',
      'Space left on the train after confirmation (unconfirmed bookings already reserve theirs)',
      'Останется мест после подтверждения (неподтверждённые бронирования уже занимают места)',
    ],
    keys: [
      'J/K 上下 · X 选择 · O 打开 · 回车确认',
      'J/K next, previous · X select · O open · Enter confirm',
      'J/K вниз, вверх · X выбрать · O открыть · Enter подтвердить',
    ],
    title: ['订舱审核', 'Booking review', 'Проверка бронирований'],
    subtitle: template(
      (p: { hours: number }) => `提交后 ${p.hours} 小时内未确认的订舱将自动过期并释放舱位`,
      (p) => `Bookings not confirmed within ${p.hours} h expire and release their space`,
      (p) => `Бронирования, не подтверждённые за ${p.hours} ч, аннулируются, места освобождаются`,
    ),
    empty: ['没有订舱', 'No bookings', 'Бронирований нет'],
    allAnswered: ['所有订舱均已答复', 'All bookings answered', 'На все бронирования дан ответ'],
    order: ['订单号', 'Order no.', '№ заказа'],
    company: ['客户', 'Customer', 'Клиент'],
    trainNo: ['车次', 'Train no.', '№ поезда'],
    train: ['车次', 'Train no.', '№ поезда'],
    departs: ['发车', 'Departure', 'Отправление'],
    cutoff: ['距截单', 'To cut-off', 'До срока'],
    departDate: ['发车日期', 'Departure date', 'Дата отправления'],
    containers: ['箱量', 'Containers', 'Контейнеры'],
    containerCount: template(
      (p: { count: number }) => `${p.count} 箱`,
      (p) => pluralEn(p.count, 'container', 'containers'),
      (p) => containersRu(p.count),
    ),
    amount: ['金额', 'Amount', 'Сумма'],
    status: ['状态', 'Status', 'Статус'],
    waiting: ['答复时限', 'Time to answer', 'Срок ответа'],
    waited: template(
      (p: { days: number; hours: number; minutes: number }) =>
        p.days > 0 ? `${p.days} 天 ${p.hours} 小时` : p.hours > 0 ? `${p.hours} 小时` : `${p.minutes} 分钟`,
      (p) => (p.days > 0 ? `${p.days} d ${p.hours} h` : p.hours > 0 ? `${p.hours} h` : `${p.minutes} min`),
      (p) => (p.days > 0 ? `${p.days} дн. ${p.hours} ч` : p.hours > 0 ? `${p.hours} ч` : `${p.minutes} мин`),
    ),
    answerWithin: template(
      (p: { hours: number; minutes: number }) => (p.hours > 0 ? `剩 ${p.hours} 小时` : `剩 ${p.minutes} 分钟`),
      (p) => (p.hours > 0 ? `${p.hours} h left` : `${p.minutes} min left`),
      (p) => (p.hours > 0 ? `ещё ${p.hours} ч` : `ещё ${p.minutes} мин`),
    ),
    overdue: ['即将过期', 'About to expire', 'Скоро истечёт'],
    space: template(
      (p: { teu: number }) => `${p.teu} TEU`,
      (p) => `${p.teu} TEU`,
      (p) => `${p.teu} ДФЭ`,
    ),
    contact: ['联系人', 'Contact', 'Контактное лицо'],
    open: template(
      (p: { orderBigNo: string }) => `查看订单 ${p.orderBigNo}`,
      (p) => `Open order ${p.orderBigNo}`,
      (p) => `Открыть заказ ${p.orderBigNo}`,
    ),
    toLoadPlan: template(
      (p: { trainNo: string }) => `班列 ${p.trainNo} 舱位分布`,
      (p) => `Space by customer on train ${p.trainNo}`,
      (p) => `Места по клиентам, поезд № ${p.trainNo}`,
    ),
  },
  answer: {
    confirm: ['确认', 'Confirm', 'Подтвердить'],
    confirmOne: template(
      (p: { orderBigNo: string }) => `确认订舱 ${p.orderBigNo}？`,
      (p) => `Confirm booking ${p.orderBigNo}?`,
      (p) => `Подтвердить бронирование ${p.orderBigNo}?`,
    ),
    confirmOneText: template(
      (p: { company: string; teu: number; trainNo: string }) =>
        `${p.company}，班列 ${p.trainNo}，${p.teu} TEU。确认后将通知客户，此操作不可撤销。`,
      (p) => `${p.company}, ${p.teu} TEU on train ${p.trainNo}. The customer will be notified. This cannot be undone.`,
      (p) => `${p.company}, ${p.teu} ДФЭ, поезд № ${p.trainNo}. Клиент получит уведомление; действие необратимо.`,
    ),
    confirmed: [
      '订舱已确认，已通知客户',
      'Booking confirmed. Customer notified.',
      'Бронирование подтверждено, клиент уведомлён',
    ],
    waitlist: ['候补', 'Waitlist', 'В лист ожидания'],
    waitlistOne: template(
      (p: { orderBigNo: string }) => `将订舱 ${p.orderBigNo} 转入候补？`,
      (p) => `Put booking ${p.orderBigNo} on the waitlist?`,
      (p) => `Внести бронирование ${p.orderBigNo} в лист ожидания?`,
    ),
    waitlistOneText: template(
      (p: { company: string; teu: number; trainNo: string }) =>
        `${p.company}。将释放班列 ${p.trainNo} 的 ${p.teu} TEU 舱位并通知客户；以后有舱位时仍可确认。`,
      (p) =>
        `${p.company}. ${p.teu} TEU on train ${p.trainNo} will be released and the customer notified. You can still confirm the booking when space becomes available.`,
      (p) =>
        `${p.company}. В поезде № ${p.trainNo} освободится ${p.teu} ДФЭ, клиент получит уведомление. Когда появятся места, бронирование можно будет подтвердить.`,
    ),
    waitlisted: [
      '已转入候补，已通知客户',
      'Booking waitlisted. Customer notified.',
      'Бронирование внесено в лист ожидания, клиент уведомлён',
    ],
    refuse: ['拒绝', 'Decline', 'Отклонить'],
    refuseOne: template(
      (p: { orderBigNo: string }) => `拒绝订舱 ${p.orderBigNo}`,
      (p) => `Decline booking ${p.orderBigNo}`,
      (p) => `Отклонить бронирование ${p.orderBigNo}`,
    ),
    refuseText: template(
      (p: { company: string; teu: number }) => `${p.company}。将释放 ${p.teu} TEU 舱位并通知客户，此操作不可撤销。`,
      (p) => `${p.company}. ${p.teu} TEU will be released and the customer notified. This cannot be undone.`,
      (p) => `${p.company}. Освободится ${p.teu} ДФЭ, клиент получит уведомление; действие необратимо.`,
    ),
    refuseWaitlistedText: template(
      (p: { company: string }) => `${p.company}。候补中的订舱不占用舱位。拒绝后将通知客户，此操作不可撤销。`,
      (p) =>
        `${p.company}. A waitlisted booking does not reserve space. The customer will be notified. This cannot be undone.`,
      (p) =>
        `${p.company}. Бронирование в листе ожидания мест не занимает. Клиент получит уведомление; действие необратимо.`,
    ),
    refuseReason: ['拒绝原因（客户可见）', 'Reason (visible to the customer)', 'Причина (видна клиенту)'],
    refuseConfirm: ['拒绝订舱', 'Decline booking', 'Отклонить бронирование'],
    refused: [
      '订舱已拒绝，已通知客户',
      'Booking declined. Customer notified.',
      'Бронирование отклонено, клиент уведомлён',
    ],
  },
  bulk: {
    confirm: template(
      (p: { count: number }) => (p.count > 0 ? `批量确认 ${p.count} 单` : '批量确认'),
      (p) => (p.count > 0 ? `Confirm ${pluralEn(p.count, 'booking', 'bookings')}` : 'Confirm selected'),
      (p) => (p.count > 0 ? `Подтвердить ${bookingsRu(p.count)}` : 'Подтвердить выбранные'),
    ),
    title: template(
      (p: { count: number }) => `确认这 ${p.count} 单订舱？`,
      (p) => `Confirm ${pluralEn(p.count, 'booking', 'bookings')}?`,
      (p) => `Подтвердить ${bookingsRu(p.count)}?`,
    ),
    text: template(
      (p: { teu: number; trains: number }) =>
        `共 ${p.teu} TEU，涉及 ${p.trains} 趟班列。确认后将通知客户，此操作不可撤销。`,
      (p) =>
        `${p.teu} TEU on ${pluralEn(p.trains, 'train', 'trains')}. The customers will be notified. This cannot be undone.`,
      (p) =>
        `${p.teu} ДФЭ, ${p.trains} ${russianPlural(p.trains, 'поезд', 'поезда', 'поездов')}. Клиенты получат уведомления; действие необратимо.`,
    ),
    done: template(
      (p: { count: number }) => `已确认 ${p.count} 单，已通知客户`,
      (p) => `${pluralEn(p.count, 'booking', 'bookings')} confirmed. Customers notified.`,
      (p) => `Подтверждено: ${bookingsRu(p.count)}. Клиенты уведомлены`,
    ),
    partly: ['部分订舱未能确认', 'Some bookings could not be confirmed', 'Часть бронирований не подтверждена'],
    partlyText: template(
      (p: { confirmed: number; failed: number }) => `已确认 ${p.confirmed} 单；以下 ${p.failed} 单未能确认：`,
      (p) => `Confirmed: ${p.confirmed}. Not confirmed: ${p.failed}.`,
      (p) => `Подтверждено: ${p.confirmed}. Не подтверждено: ${p.failed}.`,
    ),
    why: ['原因', 'Reason', 'Причина'],
    close: ['知道了', 'Close', 'Закрыть'],
  },
  drawer: {
    customerRef: ['客户参考号', 'Customer’s reference', '№ заказа у клиента'],
    recordTitle: ['近 12 个月的订舱记录', 'Bookings of the last 12 months', 'Бронирования за последние 12 месяцев'],
    recordBookings: template(
      (p: { count: number; teu: string }) => `近 12 个月 ${p.count} 单 ${p.teu} TEU`,
      (p) => `12 months: ${pluralEn(p.count, 'booking', 'bookings')}, ${p.teu} TEU`,
      (p) => `За 12 мес.: ${bookingsRu(p.count)}, ${p.teu} ДФЭ`,
    ),
    recordShipped: template(
      (p: { count: number }) => `已发运 ${p.count}`,
      (p) => `${p.count} shipped`,
      (p) => `отправлено ${p.count}`,
    ),
    recordAwaiting: template(
      (p: { count: number }) => `待确认 ${p.count}`,
      (p) => `${p.count} awaiting confirmation`,
      (p) => `ожидают подтверждения ${p.count}`,
    ),
    recordWithdrawn: template(
      (p: { count: number }) => `已撤销 ${p.count}`,
      (p) => `${p.count} withdrawn`,
      (p) => `отозвано ${p.count}`,
    ),
    recordRefused: template(
      (p: { count: number }) => `已拒绝 ${p.count}`,
      (p) => `${p.count} declined`,
      (p) => `отклонено ${p.count}`,
    ),
    recordExpired: template(
      (p: { count: number }) => `已过期 ${p.count}`,
      (p) => `${p.count} expired`,
      (p) => `срок истёк ${p.count}`,
    ),
    recordSince: template(
      (p: { date: string }) => `首单 ${p.date}`,
      (p) => `first booking ${p.date}`,
      (p) => `первое бронирование ${p.date}`,
    ),
    title: template(
      (p: { orderBigNo: string }) => `订单 ${p.orderBigNo}`,
      (p) => `Order ${p.orderBigNo}`,
      (p) => `Заказ ${p.orderBigNo}`,
    ),
    loadPlan: ['舱位分布', 'Space by customer', 'Места по клиентам'],
    train: ['班列', 'Train', 'Поезд'],
    containers: ['集装箱', 'Containers', 'Контейнеры'],
    numbered: template(
      (p: { done: number; all: number; teu: number }) => `${p.teu} TEU，已录箱号 ${p.done} / ${p.all}`,
      (p) => `${p.teu} TEU, ${p.done} of ${p.all} container nos. entered`,
      (p) => `${p.teu} ДФЭ, номера указаны: ${p.done} из ${p.all}`,
    ),
    contact: ['联系人', 'Contact', 'Контактное лицо'],
    remark: ['备注', 'Remarks', 'Примечание'],
    created: ['下单时间', 'Booked on', 'Оформлен'],
  },
  load: {
    title: ['舱位分布', 'Space by customer', 'Места по клиентам'],
    menu: ['舱位分布', 'Space by customer', 'Места по клиентам'],
    choose: ['选择班列', 'Train', 'Поезд'],
    chooseHint: ['按车次搜索', 'Search by train number', 'Поиск по номеру поезда'],
    none: ['没有这个车次的班列', 'No train with this number', 'Нет поезда с таким номером'],
    start: [
      '请选择一趟班列，查看各客户的舱位',
      'Select a train to see space by customer',
      'Выберите поезд, чтобы увидеть места по клиентам',
    ],
    next: ['即将发车', 'Next departures', 'Ближайшие отправления'],
    departs: ['发车时间', 'Departure', 'Отправление'],
    noTrains: ['近期没有待发班列', 'No upcoming departures', 'Ближайших отправлений нет'],
    option: template(
      (p: { trainNo: string; line: string; time: string }) => `${p.trainNo}　${p.line}　${p.time}`,
      (p) => `${p.trainNo} · ${p.line} · ${p.time}`,
      (p) => `${p.trainNo} · ${p.line} · ${p.time}`,
    ),
    share: ['舱位分布', 'Space on the train', 'Места в поезде'],
    sold: ['已订', 'Booked', 'Продано'],
    free: ['剩余', 'Available', 'Свободно'],
    capacity: ['运能', 'Capacity', 'Вместимость'],
    orders: ['订单', 'Orders', 'Заказы'],
    numbers: ['已录箱号', 'Container no. entered', 'Номер внесён'],
    unanswered: ['待确认', 'Awaiting confirmation', 'Ожидает подтверждения'],
    containers: ['箱量', 'Containers', 'Контейнеры'],
    legendSubmitted: ['斜纹：待确认', 'Hatched: awaiting confirmation', 'Штриховка: ожидает подтверждения'],
    company: ['客户', 'Customer', 'Клиент'],
    sharePercent: ['占比', 'Share', 'Доля'],
    teu: ['TEU', 'TEU', 'ДФЭ'],
    order: ['订单号', 'Order no.', '№ заказа'],
    status: ['状态', 'Status', 'Статус'],
    picture: template(
      (p: { sold: number; capacity: number; free: number; companies: string }) =>
        `共 ${p.capacity} TEU，已订 ${p.sold}，剩余 ${p.free}。${p.companies}`,
      (p) => `${p.sold} of ${p.capacity} TEU booked, ${p.free} available. ${p.companies}`,
      (p) => `Продано ${p.sold} из ${p.capacity} ДФЭ, свободно ${p.free}. ${p.companies}`,
    ),
    pictureCompany: template(
      (p: { company: string; teu: number }) => `${p.company} ${p.teu} TEU`,
      (p) => `${p.company} ${p.teu} TEU`,
      (p) => `${p.company} ${p.teu} ДФЭ`,
    ),
    pictureSubmitted: template(
      (p: { teu: number }) => `其中待确认 ${p.teu} TEU`,
      (p) => `of which ${p.teu} TEU awaiting confirmation`,
      (p) => `из них ожидает подтверждения ${p.teu} ДФЭ`,
    ),
    empty: ['本班列尚无订单', 'No orders on this train yet', 'На этот поезд заказов пока нет'],
    review: ['去审核', 'Review', 'Проверить'],
    space: template(
      (p: { teu: number }) => `${p.teu} TEU`,
      (p) => `${p.teu} TEU`,
      (p) => `${p.teu} ДФЭ`,
    ),
  },
  cancelling: {
    cancel: ['停开班列', 'Cancel train', 'Отменить поезд'],
    title: template(
      (p: { trainNo: string }) => `停开班列 ${p.trainNo}`,
      (p) => `Cancel train ${p.trainNo}`,
      (p) => `Отмена поезда ${p.trainNo}`,
    ),
    warning: template(
      (p: { depart: string; soldTeu: string }) =>
        `${p.depart} 发车，已订 ${p.soldTeu} TEU。停开后不可恢复：该班列的全部订舱将被取消，并通知所有订舱客户。`,
      (p) =>
        `Departs ${p.depart}, ${p.soldTeu} TEU booked. This cannot be undone: all bookings on this train will be cancelled and all customers notified.`,
      (p) =>
        `Отправление ${p.depart}, продано ${p.soldTeu} ДФЭ. Отмена необратима: все бронирования на этот поезд будут аннулированы, клиенты получат уведомления.`,
    ),
    done: template(
      (p: { count: number }) =>
        p.count === 0 ? '班列已停开，没有受影响的订舱' : `班列已停开，已取消 ${p.count} 个订舱，客户已收到通知`,
      (p) =>
        p.count === 0
          ? 'Train cancelled; no bookings affected'
          : `Train and ${pluralEn(p.count, 'booking', 'bookings')} cancelled. Customers notified.`,
      (p) =>
        p.count === 0
          ? 'Поезд отменён, бронирований на него не было'
          : `Поезд отменён, аннулировано: ${bookingsRu(p.count)}. Клиенты уведомлены`,
    ),
  },
  departure: {
    change: ['调整发车时间', 'Change departure', 'Перенести отправление'],
    reason: ['延误原因', 'Reason for the delay', 'Причина опоздания'],
    reasonHint: ['客户会在通知中看到', 'Shown to customers in the notification', 'Клиенты увидят её в уведомлении'],
    label: ['发车时间', 'Departure', 'Отправление'],
    zone: ['按北京时间填写', 'Beijing time', 'По пекинскому времени'],
    title: template(
      (p: { trainNo: string }) => `调整 ${p.trainNo} 发车时间`,
      (p) => `Change departure of ${p.trainNo}`,
      (p) => `Отправление поезда ${p.trainNo}`,
    ),
    same: [
      '发车时间未变，请选择其他时间',
      'This is the current departure time. Enter a different time in the future.',
      'Это текущее время отправления. Укажите другое, позже текущего момента.',
    ],
    hint: template(
      (p: { cutoff: string }) => `截单（现为 ${p.cutoff}）、截港和到达时间随之顺延或提前，并通知所有占用舱位的客户。`,
      (p) =>
        `The document cut-off (now ${p.cutoff}), gate-in cut-off and arrival shift with it. All customers booked on the train will be notified.`,
      (p) =>
        `Срок подачи документов (сейчас ${p.cutoff}), окончание приёма контейнеров и прибытие сдвинутся вместе с ним. Все клиенты с местами в поезде получат уведомления.`,
    ),
    done: template(
      (p: { count: number }) => (p.count === 0 ? '发车时间已调整' : `发车时间已调整，已通知 ${p.count} 个订舱的客户`),
      (p) =>
        p.count === 0
          ? 'Departure changed'
          : `Departure changed. Customers notified for ${pluralEn(p.count, 'booking', 'bookings')}.`,
      (p) =>
        p.count === 0
          ? 'Отправление перенесено'
          : `Отправление перенесено, клиенты уведомлены (${bookingsRu(p.count)})`,
    ),
  },
  trainStatus: {
    planned: ['已排期', 'Planned', 'Запланирован'],
    open: ['可订舱', 'Open for booking', 'Бронирование открыто'],
    closed: ['已截止订舱', 'Closed for booking', 'Бронирование закрыто'],
    departed: ['已发车', 'Departed', 'Отправлен'],
    arrived: ['已到站', 'Arrived', 'Прибыл'],
    cancelled: ['已停开', 'Cancelled', 'Отменён'],
  },
  clash: {
    title: ['箱号冲突', 'Duplicate container numbers', 'Спорные номера контейнеров'],
    subtitle: [
      '不同客户录入了同一箱号；处理前，后录入的订单不占用该箱号',
      'The same number entered by two customers; until decided, it stays off the later order',
      'Один номер указали два клиента; до решения он не закреплён за более поздним заказом',
    ],
    empty: ['没有箱号冲突', 'No duplicate container numbers', 'Спорных номеров нет'],
    allDecided: ['所有箱号冲突均已处理', 'All duplicates decided', 'Все спорные номера рассмотрены'],
    state: ['状态', 'Status', 'Статус'],
    states: {
      open: ['待处理', 'Pending decision', 'Ожидает решения'],
      kept: ['维持原订单', 'Kept on first order', 'Оставлен'],
      given: ['已改给后录入方', 'Reassigned', 'Передан'],
      dropped: ['已改录其他箱号', 'Corrected', 'Исправлен'],
    },
    containerNo: ['箱号', 'Container no.', '№ контейнера'],
    reasons: {
      moving: ['箱子正在运输途中', 'In transit', 'Контейнер в пути'],
      planned: ['运输时间重叠', 'Dates overlap', 'Сроки пересекаются'],
    },
    typed: template(
      (p: { who: string; time: string }) => `${p.who} 录入于 ${p.time}`,
      (p) => `${p.who}, ${p.time}`,
      (p) => `${p.who}, ${p.time}`,
    ),
    holder: ['原订单', 'First order', 'Первый заказ'],
    claimant: ['后录入的订单', 'Later order', 'Более поздний заказ'],
    seal: template(
      (p: { sealNo: string }) => `铅封号 ${p.sealNo}`,
      (p) => `seal no. ${p.sealNo}`,
      (p) => `пломба ${p.sealNo}`,
    ),
    past: template(
      (p: { count: number }) => `以往运输 ${p.count} 次`,
      (p) => pluralEn(p.count, 'earlier journey', 'earlier journeys'),
      (p) => `прежних перевозок: ${p.count}`,
    ),
    keep: ['维持原订单', 'Keep on first order', 'Оставить'],
    give: ['改给后录入方', 'Reassign', 'Передать'],
    giveTitle: template(
      (p: { containerNo: string; company: string }) => `将 ${p.containerNo} 改给 ${p.company}？`,
      (p) => `Reassign ${p.containerNo} to ${p.company}?`,
      (p) => `Передать ${p.containerNo}: ${p.company}?`,
    ),
    giveText: template(
      (p: { company: string }) => `${p.company} 的订单如时间重叠将清空该箱号，双方都会收到通知。此操作不可撤销。`,
      (p) =>
        `Where the dates overlap, the number is removed from the order of ${p.company}. Both customers will be notified. This cannot be undone.`,
      (p) =>
        `Если сроки пересекаются, номер будет удалён из заказа (${p.company}). Оба клиента получат уведомления. Действие необратимо.`,
    ),
    mayNotGive: [
      '箱子正在原订单的运输途中',
      'The container is in transit with the first order',
      'Контейнер в пути по первому заказу',
    ],
    decided: ['已处理，已通知客户', 'Decided. Customers notified.', 'Решение принято, клиенты уведомлены'],
  },
  pool: {
    importMany: ['批量新增', 'Add several', 'Добавить списком'],
    paste: ['粘贴', 'Paste', 'Вставить'],
    sheet: ['Excel 文件', 'Excel file', 'Файл Excel'],
    defaults: ['未注明的行使用', 'Default for lines without it', 'Для строк, где не указано'],
    pasteLabel: ['箱号清单', 'Container numbers', 'Номера контейнеров'],
    pasteExample: [
      '每行一个箱号，可加箱型、车站、备注：\nTBJU1234561\nTBJU1234577, 40HQ, 义乌西',
      'One number per line, optionally followed by type, station and remarks:\nTBJU1234561\nTBJU1234577, 40HQ, Yiwu West',
      'Один номер в строке; далее можно указать тип, станцию, примечание:\nTBJU1234561\nTBJU1234577, 40HQ, Иу-Западный',
    ],
    sheetHint: [
      '列名与导出文件相同：箱号、箱型、所在站、备注。',
      'Same columns as the export: container no., container type, station, remarks.',
      'Столбцы как в выгрузке: № контейнера, тип контейнера, станция, примечание.',
    ],
    changeLines: ['返回修改', 'Edit lines', 'Изменить строки'],
    check: ['检查', 'Check', 'Проверить'],
    noLines: ['没有可识别的行', 'No lines found', 'Строк не найдено'],
    addedMany: ['平台箱已新增', 'COC containers added', 'Контейнеры добавлены'],
    title: ['平台箱（COC）', 'COC containers', 'Контейнеры оператора (COC)'],
    subtitle: [
      '订单的 COC 箱号只能选用平台箱：在发站、箱型相符且空闲',
      'COC numbers on orders must be from this list: available, of the right type and at the origin station',
      'Номера COC в заказах — только из этого списка: свободный контейнер нужного типа на станции отправления',
    ],
    empty: ['没有平台箱', 'No COC containers', 'Контейнеров нет'],
    add: ['新增平台箱', 'Add container', 'Добавить контейнер'],
    edit: template(
      (p: { containerNo: string }) => `修改 ${p.containerNo}`,
      (p) => `Edit ${p.containerNo}`,
      (p) => `Изменить ${p.containerNo}`,
    ),
    saved: ['平台箱已保存', 'Container saved', 'Контейнер сохранён'],
    removed: ['平台箱已移除', 'Container removed', 'Контейнер удалён'],
    containerNo: ['箱号', 'Container no.', '№ контейнера'],
    sizeType: ['箱型', 'Container type', 'Тип контейнера'],
    station: ['所在站', 'Station', 'Станция'],
    order: ['占用订单', 'In use by order', 'Занят заказом'],
    free: ['空闲', 'Available', 'Свободен'],
    remark: ['备注', 'Remarks', 'Примечание'],
  },
});
