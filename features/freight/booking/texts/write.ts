import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  crowded: [
    '当前订舱人数较多，请重试。',
    'Too many booking requests for this train right now. Please try again.',
    'Сейчас слишком много запросов на бронирование этого поезда. Повторите попытку.',
  ],
  noDraft: ['该草稿不存在或已提交。', 'Draft not found or already submitted.', 'Черновик не найден или уже отправлен.'],
  orderAbsent: [
    '未找到该订单，请刷新页面。',
    'Order not found. Please reload the page.',
    'Заказ не найден. Обновите страницу.',
  ],
  notSubmitted: [
    '该订单不是待确认状态，可能已被处理。',
    'This booking is no longer awaiting confirmation; it may have been answered already.',
    'Бронирование уже не ожидает подтверждения: возможно, ответ уже дан.',
  ],
  notWithdrawable: [
    '该订单当前状态不能撤销。',
    'A booking in this status cannot be withdrawn.',
    'В этом статусе отозвать бронирование нельзя.',
  ],
  withdrawPastCutoff: [
    '已过截单时间，已确认的订单不能撤销，请联系平台运营。',
    'The document cut-off has passed; a confirmed booking can no longer be withdrawn. Please contact customer service.',
    'Срок подачи документов истёк: подтверждённое бронирование отозвать нельзя. Обратитесь в поддержку платформы.',
  ],
  notConfirmed: [
    '订单确认后才能录入箱号。',
    'Container numbers can be entered once the booking is confirmed.',
    'Номера контейнеров можно указать после подтверждения бронирования.',
  ],
  trainGone: [
    '班列已发车或已停开，不能再修改箱号。',
    'The train has departed or been cancelled; container numbers can no longer be changed.',
    'Поезд отправлен или отменён, номера контейнеров изменить нельзя.',
  ],
  containerAbsent: [
    '该订单没有此集装箱，请刷新页面。',
    'This container is not in the order. Please reload the page.',
    'Контейнера нет в этом заказе. Обновите страницу.',
  ],
  containerUnderWay: [
    '该集装箱已进站，箱号不能修改。',
    'This container has been gated in; its number can no longer be changed.',
    'Контейнер уже завезён на терминал, его номер изменить нельзя.',
  ],
  wrongContainerNumber: [
    '箱号不正确，请核对字母、数字和校验码。',
    'Invalid container number. Check the letters, digits and check digit.',
    'Неверный номер контейнера: проверьте буквы, цифры и контрольную цифру.',
  ],
  containerTaken: [
    '该箱号在本班列中已存在。',
    'This container number is already on this train.',
    'Контейнер с этим номером уже есть на поезде.',
  ],
  wrongContainers: [
    '部分集装箱信息有误，请检查标出的内容。',
    'Some containers need correction. Please check the marked fields.',
    'Данные некоторых контейнеров неверны. Проверьте отмеченные поля.',
  ],
  vgmBelowTare: [
    '总重不能小于皮重。',
    'The gross mass cannot be less than the tare.',
    'Масса брутто не может быть меньше массы тары.',
  ],
  vgmTooHeavy: template(
    (p: { maxGrossKg: number }) => `总重不能超过该箱型的最大总重 ${p.maxGrossKg} kg。`,
    (p) => `The gross mass must not exceed ${p.maxGrossKg} kg for this container type.`,
    (p) => `Масса брутто не должна превышать ${p.maxGrossKg} кг для этого типа контейнера.`,
  ),
  overweight: template(
    (p: { weighs: number; mayWeigh: number }) => `货物总重 ${p.weighs} kg 超过所选箱型的最大载重 ${p.mayWeigh} kg。`,
    (p) => `The cargo weighs ${p.weighs} kg; the maximum payload of the selected containers is ${p.mayWeigh} kg.`,
    (p) => `Масса груза ${p.weighs} кг превышает грузоподъёмность выбранных контейнеров ${p.mayWeigh} кг.`,
  ),
  sealTaken: [
    '该铅封号在本订单中重复。',
    'This seal number is used twice on this order.',
    'Этот номер пломбы указан в заказе дважды.',
  ],
  ownMoving: template(
    (p: { orderNo: string; until: string }) =>
      `该箱仍在订单 ${p.orderNo} 的运输途中，预计 ${p.until} 到站，请选择其后的班列。`,
    (p) =>
      `This container is still in transit with order ${p.orderNo}, expected to arrive ${p.until}. Choose a later train.`,
    (p) => `Контейнер ещё в пути по заказу ${p.orderNo}, прибытие ожидается ${p.until}. Выберите более поздний поезд.`,
  ),
  ownPlanned: template(
    (p: { orderNo: string; until: string }) =>
      `该箱号已用于您的订单 ${p.orderNo}（预计 ${p.until} 到站），运输时间重叠。`,
    (p) => `This number is already used on your order ${p.orderNo} (arriving ${p.until}); the dates overlap.`,
    (p) => `Этот номер уже указан в вашем заказе ${p.orderNo} (прибытие ${p.until}): сроки перевозки пересекаются.`,
  ),
  pool: {
    notInPool: [
      '平台箱（COC）中没有此箱号。',
      'No COC container with this number.',
      'Контейнера оператора (COC) с таким номером нет.',
    ],
    otherType: [
      '该箱的箱型与订单不符。',
      'The type of this container does not match the order.',
      'Тип этого контейнера не соответствует заказу.',
    ],
    elsewhere: [
      '该箱不在本班列的发站。',
      'This container is not at the origin station of the train.',
      'Этот контейнер находится не на станции отправления поезда.',
    ],
    notFree: [
      '该箱目前不可用，请选择其他平台箱。',
      'This container is not available. Please choose another COC container.',
      'Этот контейнер сейчас недоступен. Выберите другой контейнер оператора.',
    ],
    ofPool: [
      '该箱号属于平台箱，不能作为自备箱（SOC）使用。',
      'This number belongs to a COC container and cannot be used as SOC.',
      'Этот номер принадлежит контейнеру оператора, его нельзя указать как SOC.',
    ],
  },
  clashAbsent: [
    '未找到该箱号冲突，请刷新页面。',
    'Duplicate not found. Please reload the page.',
    'Запись не найдена. Обновите страницу.',
  ],
  clashDecided: [
    '该箱号冲突已处理，请刷新页面。',
    'This duplicate has already been decided. Please reload the page.',
    'Решение по этому номеру уже принято. Обновите страницу.',
  ],
  clashMoving: [
    '该箱正在其他订单的运输途中，不能改给此订单。',
    'The container is in transit with another order and cannot be reassigned to this one.',
    'Контейнер в пути по другому заказу, передать его этому заказу нельзя.',
  ],
  poolAbsent: [
    '未找到该平台箱，请刷新页面。',
    'COC container not found. Please reload the page.',
    'Контейнер не найден. Обновите страницу.',
  ],
  poolNoStation: [
    '未找到该车站，请重新选择。',
    'Station not found. Please choose another one.',
    'Станция не найдена. Выберите другую.',
  ],
  poolTwice: ['该箱号已在平台箱中。', 'This COC container already exists.', 'Такой контейнер уже есть в списке.'],
  poolTooMany: template(
    (p: { max: number }) => `一次最多 ${p.max} 行。`,
    (p) => `Up to ${p.max} lines at a time.`,
    (p) => `Не более ${p.max} строк за раз.`,
  ),
  poolLine: {
    missing: ['请输入箱号。', 'Enter the container number.', 'Введите номер контейнера.'],
    shape: [
      '箱号应为 4 个字母加 7 位数字。',
      'A container number has 4 letters and 7 digits.',
      'Номер контейнера: 4 буквы и 7 цифр.',
    ],
    checkDigit: template(
      (p: { expected: number }) => `校验位应为 ${p.expected}。`,
      (p) => `Check digit should be ${p.expected}.`,
      (p) => `Контрольная цифра должна быть ${p.expected}.`,
    ),
    sameAs: template(
      (p: { row: number }) => `与第 ${p.row} 行重复。`,
      (p) => `Same as row ${p.row}.`,
      (p) => `Повторяет строку ${p.row}.`,
    ),
    noType: ['缺少箱型。', 'Container type missing.', 'Не указан тип контейнера.'],
    typeUnknown: template(
      (p: { text: string }) => `无法识别箱型“${p.text}”。`,
      (p) => `Unknown container type “${p.text}”.`,
      (p) => `Неизвестный тип контейнера «${p.text}».`,
    ),
    noStation: ['缺少所在站。', 'Station missing.', 'Не указана станция.'],
    stationUnknown: template(
      (p: { text: string }) => `没有车站“${p.text}”。`,
      (p) => `Unknown station “${p.text}”.`,
      (p) => `Неизвестная станция «${p.text}».`,
    ),
  },
  poolSheet: {
    title: ['平台箱（COC）', 'COC containers', 'Контейнеры оператора (COC)'],
    containerNo: ['箱号', 'Container no.', '№ контейнера'],
    sizeType: ['箱型', 'Container type', 'Тип контейнера'],
    station: ['所在站', 'Station', 'Станция'],
    order: ['占用订单', 'In use by order', 'Занят заказом'],
    remark: ['备注', 'Remarks', 'Примечание'],
  },
});
