import { template, texts } from '../../../../libs/texts/texts.ts';
import { tree as plans } from './plans.ts';

export const { zh, en, ru } = texts({
  server: {
    absent: [
      '未找到该班列，请刷新页面。',
      'Train not found. Please reload the page.',
      'Поезд не найден. Обновите страницу.',
    ],
    notOpen: {
      planned: [
        '该班列尚未开放订舱。',
        'This train is not open for booking yet.',
        'Бронирование мест на этот поезд ещё не открыто.',
      ],
      open: [
        '该班列暂时无法订舱，请重试。',
        'This train could not be booked. Please try again.',
        'Сейчас забронировать места не удалось. Повторите попытку.',
      ],
      closed: ['该班列已截止订舱。', 'This train is closed for booking.', 'Бронирование мест на этот поезд закрыто.'],
      departed: [
        '该班列已发车，不能再订舱。',
        'This train has departed and can no longer be booked.',
        'Поезд отправлен, бронирование невозможно.',
      ],
      arrived: [
        '该班列已到站，不能再订舱。',
        'This train has arrived and can no longer be booked.',
        'Поезд прибыл, бронирование невозможно.',
      ],
      cancelled: ['该班列已停开。', 'This train has been cancelled.', 'Поезд отменён.'],
    },
    pastCutoff: template(
      (p: { time: string }) => `已过截单时间（${p.time}），不能再订舱。`,
      (p) => `The document cut-off (${p.time}) has passed; the train can no longer be booked.`,
      (p) => `Срок подачи документов (${p.time}) истёк, бронирование невозможно.`,
    ),
    sizeTypeNotCarried: template(
      (p: { sizeType: string }) => `本班列不承运 ${p.sizeType} 箱型。`,
      (p) => `This train does not carry containers of type ${p.sizeType}.`,
      (p) => `Этот поезд не перевозит контейнеры типа ${p.sizeType}.`,
    ),
    noSpaceLeft: ['该班列舱位已售完。', 'This train is fully booked.', 'В этом поезде мест не осталось.'],
    notEnoughSpace: template(
      (p: { left: number; asked: number }) => `舱位不足：本次需要 ${p.asked} TEU，仅剩 ${p.left} TEU。`,
      (p) => `Not enough space: ${p.asked} TEU requested, only ${p.left} TEU available.`,
      (p) => `Недостаточно мест: требуется ${p.asked} ДФЭ, осталось ${p.left} ДФЭ.`,
    ),
    status: {
      planned: ['已排期', 'planned', 'запланирован'],
      open: ['可订舱', 'open for booking', 'бронирование открыто'],
      closed: ['已截止订舱', 'closed for booking', 'бронирование закрыто'],
      departed: ['已发车', 'departed', 'отправлен'],
      arrived: ['已到站', 'arrived', 'прибыл'],
      cancelled: ['已停开', 'cancelled', 'отменён'],
    },
    isAlready: template(
      (p: { status: string }) => `班列当前状态已是“${p.status}”。`,
      (p) => `The train status is already “${p.status}”.`,
      (p) => `Поезд уже в статусе «${p.status}».`,
    ),
    cannotMove: template(
      (p: { from: string; to: string }) => `班列当前状态为“${p.from}”，不能改为“${p.to}”。`,
      (p) => `The train status “${p.from}” cannot be changed to “${p.to}”.`,
      (p) => `Поезд в статусе «${p.from}», перевести его в статус «${p.to}» нельзя.`,
    ),
    cannotOpenAfterCutoff: template(
      (p: { time: string }) => `已过截单时间（${p.time}），不能再开放订舱。`,
      (p) => `The document cut-off (${p.time}) has passed; the train cannot be opened for booking.`,
      (p) => `Срок подачи документов (${p.time}) истёк, открыть поезд для бронирования нельзя.`,
    ),
    tooLateToChange: template(
      (p: { status: string }) => `班列当前状态为“${p.status}”，不能再修改。`,
      (p) => `A train with status “${p.status}” can no longer be changed.`,
      (p) => `Поезд в статусе «${p.status}», изменить его уже нельзя.`,
    ),
    soldMore: template(
      (p: { sold: number; short: number }) => `已订 ${p.sold} TEU，还差 ${p.short} TEU。`,
      (p) => `${p.sold} TEU booked: ${p.short} TEU short.`,
      (p) => `Продано ${p.sold} ДФЭ: не хватает ${p.short} ДФЭ.`,
    ),
    planWrong: [
      '班列计划有误，请检查标出的内容。',
      'Some entries are invalid. Please check the marked fields.',
      'В плане поезда есть ошибки. Проверьте отмеченные поля.',
    ],
    lineAbsent: ['未找到该线路', 'Route not found', 'Маршрут не найден'],
    lineOutOfService: ['该线路已停用', 'This route is out of service', 'Маршрут не действует'],
    delayReasonMissing: [
      '比原计划晚 1 小时以上，请选择延误原因',
      'One hour late or more: select the reason for the delay',
      'Опоздание на час и более: выберите причину',
    ],
    departurePast: [
      '发车时间必须晚于当前时间',
      'The departure must be in the future',
      'Время отправления должно быть в будущем',
    ],
    cutoffPast: template(
      (p: { time: string }) => `按此时限，截单时间为 ${p.time}，已经过去`,
      (p) => `The document cut-off would be ${p.time}, which has passed`,
      (p) => `Срок подачи документов (${p.time}) уже прошёл`,
    ),
    gateInBeforeCutoff: [
      '截港时间不能早于截单时间',
      'The gate-in cut-off cannot be earlier than the document cut-off',
      'Приём контейнеров не может закончиться раньше срока подачи документов',
    ],
    trainStands: template(
      (p: { trainNo: string }) => `该线路在此时间已有班列 ${p.trainNo}`,
      (p) => `Train ${p.trainNo} already departs on this route at this time`,
      (p) => `В это время на маршруте уже отправляется поезд ${p.trainNo}`,
    ),
    trainNoTaken: [
      '该车次当天已有班列',
      'A train with this number already departs on this route that day',
      'В этот день на маршруте уже есть поезд с таким номером',
    ],
    momentTaken: [
      '该线路在此时间已有其他班列发车',
      'Another train departs on this route at this time',
      'В это время по маршруту уже отправляется другой поезд',
    ],
    priceTwice: [
      '同一箱型只能有一个价格',
      'Only one price per container type',
      'Для каждого типа контейнера может быть только одна ставка',
    ],
    priceWrong: plans.prices.wrong,
    priceCurrency: [
      '同一班列的价格须使用同一币种',
      'All prices of a train must be in one currency',
      'Все ставки поезда должны быть в одной валюте',
    ],
    seriesOrder: [
      '结束日期不能早于开始日期',
      'The end date cannot be before the start date',
      'Дата окончания не может быть раньше даты начала',
    ],
    seriesTooLong: template(
      (p: { max: number }) => `一次最多生成 ${p.max} 列班列，请缩短日期范围`,
      (p) => `Up to ${p.max} trains at a time; choose a shorter range`,
      (p) => `Не более ${p.max} поездов за один раз; сократите период`,
    ),
    seriesEmpty: [
      '所选日期范围内没有这些星期几',
      'No selected weekdays in the date range',
      'В периоде нет выбранных дней недели',
    ],
    seriesTooSoon: template(
      (p: { date: string }) => `${p.date} 的班列已过截单时间，请从之后的日期开始`,
      (p) => `The document cut-off of ${p.date} has passed; start from a later date`,
      (p) => `Срок подачи документов на ${p.date} уже истёк; начните с более поздней даты`,
    ),
  },
});
