import { template, texts } from '../../../../libs/texts/texts.ts';
import { tree as plans } from './plans.ts';

export const { zh, en, ru } = texts({
  server: {
    absent: ['该班列不存在。', 'There is no such train.', 'Такого поезда нет.'],
    notOpen: {
      planned: [
        '该班列尚未开放订舱。',
        'This train is not open for booking yet.',
        'Бронирование мест на этот поезд ещё не открыто.',
      ],
      open: [
        '该班列暂时无法订舱，请重试。',
        'This train could not be booked just now. Please try again.',
        'Сейчас забронировать места не удалось. Повторите попытку.',
      ],
      closed: ['该班列已停止订舱。', 'Booking on this train is closed.', 'Бронирование мест на этот поезд закрыто.'],
      departed: [
        '该班列已发车，不能再订舱。',
        'This train has departed and can no longer be booked.',
        'Поезд отправлен, бронирование невозможно.',
      ],
      arrived: [
        '该班列已到达，不能再订舱。',
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
    noSpaceLeft: ['该班列舱位已售完。', 'This train is sold out.', 'На этом поезде мест не осталось.'],
    notEnoughSpace: template(
      (p: { left: number; asked: number }) => `舱位不足：本次需要 ${p.asked} TEU，仅剩 ${p.left} TEU。`,
      (p) => `Not enough space: you need ${p.asked} TEU, ${p.left} TEU are left.`,
      (p) => `Недостаточно мест: требуется ${p.asked} ДФЭ, осталось ${p.left} ДФЭ.`,
    ),
    status: {
      planned: ['计划中', 'planned', 'запланирован'],
      open: ['可订舱', 'open for booking', 'открыт для бронирования'],
      closed: ['已截止订舱', 'closed for booking', 'бронирование закрыто'],
      departed: ['已发车', 'departed', 'отправлен'],
      arrived: ['已到达', 'arrived', 'прибыл'],
      cancelled: ['已停开', 'cancelled', 'отменён'],
    },
    isAlready: template(
      (p: { status: string }) => `班列当前状态已是“${p.status}”。`,
      (p) => `The train is already “${p.status}”.`,
      (p) => `Поезд уже в статусе «${p.status}».`,
    ),
    cannotMove: template(
      (p: { from: string; to: string }) => `班列当前状态为“${p.from}”，不能改为“${p.to}”。`,
      (p) => `The train is “${p.from}” and cannot become “${p.to}”.`,
      (p) => `Поезд в статусе «${p.from}», перевести его в статус «${p.to}» нельзя.`,
    ),
    cannotOpenAfterCutoff: template(
      (p: { time: string }) => `已过截单时间（${p.time}），不能再开放订舱。`,
      (p) => `The document cut-off (${p.time}) has passed; the train cannot be opened for booking.`,
      (p) => `Срок подачи документов (${p.time}) истёк, открыть поезд для бронирования нельзя.`,
    ),
    tooLateToChange: template(
      (p: { status: string }) => `班列当前状态为“${p.status}”，不能再修改。`,
      (p) => `The train is “${p.status}” and can no longer be changed.`,
      (p) => `Поезд в статусе «${p.status}», изменить его уже нельзя.`,
    ),
    soldMore: template(
      (p: { sold: number; short: number }) => `已售 ${p.sold} TEU，还差 ${p.short} TEU。`,
      (p) => `${p.sold} TEU are sold: ${p.short} TEU short.`,
      (p) => `Продано ${p.sold} ДФЭ: не хватает ${p.short} ДФЭ.`,
    ),
    planWrong: [
      '班列计划有误，请检查标出的内容。',
      'The train plan is not right. Please check the marked fields.',
      'В плане поезда есть ошибки. Проверьте отмеченные поля.',
    ],
    lineAbsent: ['线路不存在', 'There is no such line', 'Такого маршрута нет'],
    lineOutOfService: ['该线路已停用', 'This line is out of service', 'Маршрут не действует'],
    delayReasonMissing: [
      '比原计划晚 1 小时以上，请选择延误原因',
      'An hour late or more: choose the reason',
      'Позже плана на час и более: выберите причину',
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
      'Gate-in cannot close before the document cut-off',
      'Приём на терминал не может закрыться раньше срока подачи документов',
    ],
    trainStands: template(
      (p: { trainNo: string }) => `该线路在此时间已有班列 ${p.trainNo}`,
      (p) => `Train ${p.trainNo} already departs on this line at this time`,
      (p) => `В это время на маршруте уже отправляется поезд ${p.trainNo}`,
    ),
    trainNoTaken: [
      '该车次当天已有班列',
      'A train of this number already departs on this line that day',
      'В этот день на маршруте уже есть поезд с таким номером',
    ],
    momentTaken: [
      '该线路在此时间已有其他班列发车',
      'Another train departs on this line at this time',
      'В это время по линии уже отправляется другой поезд',
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
      'The last day cannot be before the first',
      'Дата окончания не может быть раньше даты начала',
    ],
    seriesTooLong: template(
      (p: { max: number }) => `一次最多生成 ${p.max} 列班列，请缩短日期范围`,
      (p) => `At most ${p.max} trains at a time; choose a shorter range`,
      (p) => `Не более ${p.max} поездов за один раз; сократите период`,
    ),
    seriesEmpty: [
      '所选日期范围内没有这些星期几',
      'None of these weekdays lies in the range',
      'В периоде нет выбранных дней недели',
    ],
    seriesTooSoon: template(
      (p: { date: string }) => `${p.date} 的班列已过截单时间，请从之后的日期开始`,
      (p) => `The document cut-off of ${p.date} has passed; start on a later day`,
      (p) => `Срок подачи документов на ${p.date} уже истёк; начните с более поздней даты`,
    ),
  },
});
