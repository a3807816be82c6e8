import { template, texts } from '../../../../libs/texts/texts.ts';
import { tree as operator } from './operator.ts';
import { tree as page } from './page.ts';

export const { zh, en, ru } = texts({
  absent: [
    '未找到该订单，请刷新页面。',
    'Order not found. Please reload the page.',
    'Заказ не найден. Обновите страницу.',
  ],
  trainAbsent: [
    '未找到该班列，请刷新页面。',
    'Train not found. Please reload the page.',
    'Поезд не найден. Обновите страницу.',
  ],
  noCompany: [
    '请先加入或注册企业，再进行订舱。',
    'Please join or register a company before booking.',
    'Чтобы бронировать, зарегистрируйте компанию или присоединитесь к ней.',
  ],
  noNextTrain: template(
    (p: { trainNo: string }) => `车次 ${p.trainNo} 目前没有可订舱的班列。`,
    (p) => `No train ${p.trainNo} is currently open for booking.`,
    (p) => `Поездов ${p.trainNo} с открытым бронированием сейчас нет.`,
  ),
  tooManyOrders: template(
    (p: { max: number }) => `符合条件的订单超过 ${p.max} 条，请缩小查询范围后再导出。`,
    (p) => `More than ${p.max} orders match. Narrow the search, then export again.`,
    (p) => `Найдено больше ${p.max} заказов. Сузьте условия поиска и повторите выгрузку.`,
  ),
  status: page.status,
  containerStatus: page.containerStatus,
  trainStatus: operator.trainStatus,
  /** by code of the timeline entry */
  timeline: {
    draft: ['保存草稿', 'Draft saved', 'Черновик сохранён'],
    submitted: [
      '提交订舱，等待确认',
      'Booking submitted, awaiting confirmation',
      'Бронирование отправлено, ожидает подтверждения',
    ],
    waitlisted: ['转入候补', 'Waitlisted', 'Внесено в лист ожидания'],
    confirmed: ['订舱已确认', 'Booking confirmed', 'Бронирование подтверждено'],
    refused: ['订舱被拒绝', 'Booking declined', 'Бронирование отклонено'],
    draftWithdrawn: ['草稿已删除', 'Draft deleted', 'Черновик удалён'],
    draftExpired: ['草稿已过期', 'Draft expired', 'Срок хранения черновика истёк'],
    withdrawn: ['订舱已撤销', 'Booking withdrawn', 'Бронирование отозвано'],
    expired: ['订舱已过期', 'Booking expired', 'Срок бронирования истёк'],
    containersSaved: ['录入箱号', 'Container numbers entered', 'Внесены номера контейнеров'],
    trainCancelled: ['班列已停开', 'Train cancelled', 'Поезд отменён'],
    rollOverAccepted: ['已接受改配', 'Roll-over accepted', 'Перенос принят'],
    rollOverDeclined: [
      '不接受改配，免费取消',
      'Cancelled free of charge after the roll-over',
      'Отменён бесплатно после переноса',
    ],
    rollOverLapsed: [
      '改配逾期未处理，视为接受',
      'Roll-over deemed accepted (no decision in time)',
      'Срок решения истёк, перенос считается принятым',
    ],
  },
  departureChanged: template(
    (p: { before: string; departTime: string; cutoffTime: string; reason?: string | undefined }) =>
      `发车时间由 ${p.before} 改为 ${p.departTime}，截单时间改为 ${p.cutoffTime}（均为北京时间）${p.reason ? `；原因：${p.reason}` : ''}`,
    (p) =>
      `Departure moved from ${p.before} to ${p.departTime}, document cut-off to ${p.cutoffTime} (Beijing time)${p.reason ? `. Reason: ${p.reason}` : ''}`,
    (p) =>
      `Отправление перенесено с ${p.before} на ${p.departTime}, срок подачи документов — до ${p.cutoffTime} (по пекинскому времени)${p.reason ? `. Причина: ${p.reason}` : ''}`,
  ),
  side: {
    customer: ['客户', 'Customer', 'Клиент'],
    supplier: ['供应商', 'Supplier', 'Поставщик'],
    operator: ['平台运营', 'Platform operator', 'Оператор платформы'],
    system: ['系统', 'System', 'Система'],
  },
  orderSheet: {
    customerRef: ['客户参考号', 'Customer reference', '№ заказа у клиента'],
    containersName: ['集装箱明细', 'Containers', 'Контейнеры заказов'],
    containerStatus: ['集装箱状态', 'Container status', 'Статус контейнера'],
    name: ['订单列表', 'Orders', 'Заказы'],
    orderBigNo: ['订单号', 'Order No.', '№ заказа'],
    status: ['状态', 'Status', 'Статус'],
    trainNo: ['车次', 'Train No.', '№ поезда'],
    lineName: ['线路', 'Route', 'Маршрут'],
    startStation: ['发站', 'Origin', 'Станция отправления'],
    endStation: ['到站', 'Destination', 'Станция назначения'],
    departTime: ['发车时间', 'Departure', 'Отправление'],
    expectedArriveTime: ['预计到站', 'Expected arrival', 'Ожидаемое прибытие'],
    cutoffTime: ['截单时间', 'Document cut-off', 'Срок подачи документов'],
    containerCount: ['箱量', 'Containers', 'Контейнеров'],
    numberedCount: ['已录箱号', 'Container nos. entered', 'Номера внесены'],
    teu: ['TEU', 'TEU', 'ДФЭ'],
    amount: ['金额', 'Amount', 'Сумма'],
    currency: ['币种', 'Currency', 'Валюта'],
    contactName: ['联系人', 'Contact', 'Контактное лицо'],
    createTime: ['下单时间', 'Booked on', 'Создан'],
    allName: ['订舱列表', 'Bookings', 'Бронирования'],
    company: ['客户', 'Customer', 'Клиент'],
    trainStatusTitle: ['班列状态', 'Train status', 'Статус поезда'],
    contactMobile: ['联系电话', 'Telephone', 'Телефон'],
    submitTime: ['提交时间', 'Submitted', 'Отправлено'],
    answerTime: ['答复时间', 'Answered', 'Ответ дан'],
    remark: ['备注', 'Remark', 'Примечание'],
  },
  containerSheet: {
    name: ['箱号清单', 'Containers', 'Контейнеры'],
    orderContainerId: ['行号', 'No.', '№'],
    sizeType: ['箱型', 'Container type', 'Тип контейнера'],
    owner: ['箱属', 'Owner', 'Принадлежность'],
    containerNo: ['箱号', 'Container no.', '№ контейнера'],
    sealNo: ['铅封号', 'Seal no.', '№ пломбы'],
    tareKg: ['皮重(kg)', 'Tare (kg)', 'Тара (кг)'],
    vgmKg: ['VGM(kg)', 'VGM (kg)', 'VGM (кг)'],
    noHeader: template(
      (p: { column: string }) => `表格中没有“${p.column}”列，请使用模板填写。`,
      (p) => `The sheet has no column “${p.column}”. Please use the template.`,
      (p) => `В таблице нет столбца «${p.column}». Заполните, пожалуйста, шаблон.`,
    ),
    empty: ['表格中没有填写任何内容。', 'The sheet is empty.', 'В таблице ничего не заполнено.'],
    shape: [
      '不符合ISO6346规则：箱号应为 4 个字母加 7 位数字，第 4 个字母为 U、J 或 Z。',
      'This number does not comply with ISO 6346: 4 letters and 7 digits; the fourth letter is U, J or Z.',
      'Номер не соответствует ISO 6346: 4 латинские буквы и 7 цифр; четвёртая буква U, J или Z.',
    ],
    checkDigit: [
      '不符合ISO6346规则：箱号校验码不正确，请核对。',
      'This number does not comply with ISO 6346: wrong check digit.',
      'Номер не соответствует ISO 6346: неверная контрольная цифра.',
    ],
    twiceInSheet: template(
      (p: { rowNumber: number }) => `箱号与第 ${p.rowNumber} 行重复。`,
      (p) => `Same container number as in row ${p.rowNumber}.`,
      (p) => `Тот же номер контейнера указан в строке ${p.rowNumber}.`,
    ),
    rowTwice: template(
      (p: { rowNumber: number }) => `行号与文件第 ${p.rowNumber} 行重复。`,
      (p) => `Same row no. as in row ${p.rowNumber} of the file.`,
      (p) => `Тот же номер строки указан в строке ${p.rowNumber} файла.`,
    ),
    unknownRow: ['该行号不属于本订单。', 'This row no. is not in the order.', 'Строки с этим номером в заказе нет.'],
    noneLeft: template(
      (p: { sizeType: string }) => `本订单没有更多 ${p.sizeType} 集装箱。`,
      (p) => `The order has no more ${p.sizeType} containers.`,
      (p) => `В заказе больше нет контейнеров ${p.sizeType}.`,
    ),
    tooManyRows: ['本订单没有更多集装箱。', 'The order has no more containers.', 'В заказе больше нет контейнеров.'],
    otherSizeType: template(
      (p: { sizeType: string }) => `该行号对应的箱型是 ${p.sizeType}。`,
      (p) => `The container in this row of the order is a ${p.sizeType}.`,
      (p) => `В этой строке заказа указан контейнер ${p.sizeType}.`,
    ),
    sealTooLong: template(
      (p: { max: number }) => `铅封号最多 ${p.max} 个字符。`,
      (p) => `Seal no.: up to ${p.max} characters.`,
      (p) => `Номер пломбы — не более ${p.max} символов.`,
    ),
    notWhole: template(
      (p: { column: string }) => `${p.column}：请填写整数。`,
      (p) => `${p.column}: enter a whole number.`,
      (p) => `${p.column}: укажите целое число.`,
    ),
    outOfRange: template(
      (p: { column: string; max: number }) => `${p.column}：应大于 0 且不超过 ${p.max}。`,
      (p) => `${p.column}: enter a value above 0 and up to ${p.max}.`,
      (p) => `${p.column}: больше 0 и не больше ${p.max}.`,
    ),
  },
});
