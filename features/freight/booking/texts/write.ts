import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  crowded: [
    '当前订舱人数较多，请再试一次。',
    'Many people are booking this train right now. Please try again.',
    'Сейчас этот поезд бронируют многие. Повторите попытку.',
  ],
  noDraft: [
    '该暂存订单不存在或已提交。',
    'This draft does not exist or has been submitted already.',
    'Черновик не найден или уже отправлен.',
  ],
  orderAbsent: ['订单不存在。', 'There is no such order.', 'Такого заказа нет.'],
  notSubmitted: [
    '该订单不是待确认状态，可能已被处理。',
    'This booking is not waiting for an answer; somebody may have answered it already.',
    'Заявка не ожидает ответа: возможно, на неё уже ответили.',
  ],
  notWithdrawable: [
    '该订单当前状态不能撤销。',
    'A booking in this state cannot be withdrawn.',
    'В этом состоянии заявку нельзя отозвать.',
  ],
  withdrawPastCutoff: [
    '已过截单时间，已确认的订单不能撤销，请联系平台运营。',
    'The document cut-off has passed: a confirmed booking can no longer be withdrawn. Please contact the operator.',
    'Срок подачи документов истёк: подтверждённую заявку отозвать нельзя. Обратитесь к оператору.',
  ],
  notConfirmed: [
    '订单确认后才能填写箱号。',
    'Container numbers can be filled in once the booking is confirmed.',
    'Номера контейнеров можно указать после подтверждения заявки.',
  ],
  trainGone: [
    '班列已发车或已取消，不能再修改箱号。',
    'The train has left or was cancelled; container numbers can no longer be changed.',
    'Поезд отправлен или отменён, номера контейнеров изменить нельзя.',
  ],
  containerAbsent: [
    '该订单没有此集装箱。',
    'This order has no such container.',
    'В этом заказе нет такого контейнера.',
  ],
  containerUnderWay: [
    '该集装箱已进站，箱号不能修改。',
    'This container has passed the gate; its number can no longer be changed.',
    'Контейнер уже прошёл приёмку, его номер изменить нельзя.',
  ],
  wrongContainerNumber: [
    '箱号不正确，请核对字母、数字和校验码。',
    'Not a valid container number: check the letters, digits and check digit.',
    'Неверный номер контейнера: проверьте буквы, цифры и контрольную цифру.',
  ],
  containerTaken: [
    '该箱号在本班列中已存在。',
    'This container number is on the train already.',
    'Контейнер с этим номером уже есть на поезде.',
  ],
  wrongContainers: [
    '部分集装箱信息有误，请检查标出的内容。',
    'Some containers need correction. Please check the marked fields.',
    'Данные некоторых контейнеров неверны. Проверьте отмеченные поля.',
  ],
  vgmBelowTare: [
    '总重不能小于箱皮重。',
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
    (p) => `The goods weigh ${p.weighs} kg; the chosen containers carry ${p.mayWeigh} kg at most.`,
    (p) => `Масса груза ${p.weighs} кг превышает грузоподъёмность выбранных контейнеров ${p.mayWeigh} кг.`,
  ),
  sealTaken: [
    '该封号在本订单中重复。',
    'This seal number appears twice on the order.',
    'Этот номер пломбы указан в заказе дважды.',
  ],
  ownMoving: template(
    (p: { orderNo: string; until: string }) =>
      `该箱仍在订单 ${p.orderNo} 的运输途中，预计 ${p.until} 到达，请选择其后的班列。`,
    (p) =>
      `This container is still in transit with order ${p.orderNo}, expected to arrive ${p.until}. Choose a later train.`,
    (p) => `Контейнер ещё в пути по заказу ${p.orderNo}, прибытие ожидается ${p.until}. Выберите более поздний поезд.`,
  ),
  ownPlanned: template(
    (p: { orderNo: string; until: string }) =>
      `该箱号已用于您的订单 ${p.orderNo}（预计 ${p.until} 到达），运输时间重叠。`,
    (p) => `This number is already on your order ${p.orderNo}, which arrives ${p.until}; the dates overlap.`,
    (p) => `Этот номер уже указан в вашем заказе ${p.orderNo} (прибытие ${p.until}): сроки перевозки пересекаются.`,
  ),
  pool: {
    notInPool: [
      '平台箱（COC）中没有此箱号。',
      'The platform has no container (COC) with this number.',
      'Контейнера оператора (COC) с таким номером нет.',
    ],
    otherType: [
      '该箱的箱型与订单不符。',
      'This container is of another type than the one ordered.',
      'Тип этого контейнера не соответствует заказу.',
    ],
    elsewhere: [
      '该箱不在本班列的始发站。',
      'This container is not at the departure station of the train.',
      'Этот контейнер находится не на станции отправления поезда.',
    ],
    notFree: [
      '该箱目前不可用，请选择其他平台箱。',
      'This container is not available. Please choose another one of the platform.',
      'Этот контейнер сейчас недоступен. Выберите другой контейнер оператора.',
    ],
    ofPool: [
      '该箱号属于平台箱，不能作为自备箱（SOC）使用。',
      'This number belongs to a container of the platform; it cannot be used as SOC.',
      'Этот номер принадлежит контейнеру оператора, его нельзя указать как SOC.',
    ],
  },
  clashAbsent: ['没有此箱号冲突。', 'There is no such clash.', 'Такого совпадения номеров нет.'],
  clashDecided: ['该箱号冲突已处理。', 'This clash has been decided already.', 'Решение по этому номеру уже принято.'],
  clashMoving: [
    '该箱正在其他订单的运输途中，不能改给此订单。',
    'The container is in transit with another order, so it cannot be given to this one.',
    'Контейнер в пути по другому заказу, передать его этому заказу нельзя.',
  ],
  poolAbsent: ['没有此平台箱。', 'There is no such container in the pool.', 'Такого контейнера в парке нет.'],
  poolNoStation: ['没有此车站。', 'There is no such station.', 'Такой станции нет.'],
  poolTwice: ['该箱号已在平台箱中。', 'This number is in the pool already.', 'Этот номер уже есть в парке.'],
  poolTooMany: template(
    (p: { max: number }) => `一次最多 ${p.max} 行。`,
    (p) => `At most ${p.max} lines at a time.`,
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
    noType: ['缺少箱型。', 'Size and type missing.', 'Не указан типоразмер.'],
    typeUnknown: template(
      (p: { text: string }) => `无法识别箱型“${p.text}”。`,
      (p) => `Unknown size and type “${p.text}”.`,
      (p) => `Неизвестный типоразмер «${p.text}».`,
    ),
    noStation: ['缺少所在站。', 'Station missing.', 'Не указана станция.'],
    stationUnknown: template(
      (p: { text: string }) => `没有车站“${p.text}”。`,
      (p) => `Unknown station “${p.text}”.`,
      (p) => `Неизвестная станция «${p.text}».`,
    ),
  },
  poolSheet: {
    title: ['平台箱（COC）', 'Container pool (COC)', 'Парк контейнеров (COC)'],
    containerNo: ['箱号', 'Container no.', 'Номер контейнера'],
    sizeType: ['箱型', 'Size and type', 'Тип'],
    station: ['所在站', 'Station', 'Станция'],
    order: ['占用订单', 'In use by order', 'Занят заказом'],
    remark: ['备注', 'Remarks', 'Примечание'],
  },
});
