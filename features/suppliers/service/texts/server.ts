import { template, texts } from '../../../../libs/texts/texts.ts';
import { SERVICE_ORDER_KIND_NAMES } from '../names.ts';

type OfKind = { kind: string };

export const { zh, en, ru } = texts({
  kinds: [SERVICE_ORDER_KIND_NAMES.zh, SERVICE_ORDER_KIND_NAMES.en, SERVICE_ORDER_KIND_NAMES.ru],
  absent: [
    '服务单不存在，请刷新。',
    'Service order not found. Please reload the page.',
    'Заявка на услугу не найдена. Обновите страницу.',
  ],
  changed: [
    '该服务单已被他人处理或状态已变化，请刷新后重试。',
    'This service order has already been processed by someone else or its status has changed. Please reload the page.',
    'Заявку уже обработал другой сотрудник или её статус изменился. Обновите страницу.',
  ],
  orderAbsent: [
    '未找到该订单，请刷新页面。',
    'Order not found. Please reload the page.',
    'Заказ не найден. Обновите страницу.',
  ],
  orderClosed: [
    '草稿或已结束的订单不能申请服务。',
    'Services cannot be requested for drafts or closed orders.',
    'По черновику или завершённому заказу услуги не оформляются.',
  ],
  containerAbsent: [
    '所选集装箱不属于该订单。',
    'A selected container does not belong to this order.',
    'Выбранный контейнер не относится к этому заказу.',
  ],
  moneyHidden: [
    '您的账号不显示金额，请联系企业主账号处理。',
    'Amounts are hidden for your account. Please contact your company’s main account holder.',
    'Суммы скрыты для вашей учётной записи. Обратитесь к владельцу основной учётной записи компании.',
  ],
  notQuoting: [
    '平台目前未在询价。',
    'The platform is not requesting quotes at the moment.',
    'Платформа сейчас не запрашивает предложения.',
  ],
  notQuoted: [
    '该供应商尚未报价，请刷新。',
    'This supplier has not quoted yet. Please reload the page.',
    'Поставщик ещё не направил предложение. Обновите страницу.',
  ],
  quoteExpired: [
    '该报价已过有效期，请供应商重新报价。',
    'This quote has expired. Please ask the supplier for a new one.',
    'Срок предложения истёк. Попросите поставщика обновить его.',
  ],
  pastDate: ['日期不能早于今天。', 'Enter today or a later date.', 'Укажите сегодняшнюю или более позднюю дату.'],
  futureDate: ['日期不能晚于今天。', 'Enter today or an earlier date.', 'Укажите сегодняшнюю или более раннюю дату.'],
  otherCurrency: [
    '币种须与约定价格一致。',
    'The currency must match the agreed price.',
    'Валюта должна совпадать с согласованной ценой.',
  ],
  supplierAbsent: ['未找到该供应商。', 'Supplier not found. Please select another one.', 'Поставщик не найден.'],
  stayCharged: [
    '已有堆存费入账，进场日期不能再改。',
    'Storage has already been charged; the gate-in date can no longer be changed.',
    'Хранение уже начислено, дату завоза изменить нельзя.',
  ],
  vehicleAbsent: [
    '该车辆不可用，请重新选择。',
    'This vehicle is not available. Choose another one.',
    'Автомобиль недоступен. Выберите другой.',
  ],
  driverAbsent: [
    '该司机不可用，请重新选择。',
    'This driver is not available. Choose another one.',
    'Водитель недоступен. Выберите другого.',
  ],
  linkClosed: [
    '链接已失效。请联系派车的车队获取新链接。',
    'This link is no longer valid. Please ask your dispatcher for a new one.',
    'Ссылка больше не действует. Попросите у диспетчера новую.',
  ],
  jobEnded: ['该作业已结束。', 'This job has ended.', 'Рейс завершён.'],
  noPhoto: ['请上传 JPG 或 PNG 照片。', 'Upload a JPG or PNG photo.', 'Загрузите фото в формате JPG или PNG.'],
  tooManyReports: template(
    (p: { most: number }) => `每小时最多上报 ${p.most} 次，其余内容稍后自动发送。`,
    (p) => `Up to ${p.most} reports per hour. The rest will be sent automatically later.`,
    (p) => `Не более ${p.most} отметок в час. Остальные будут отправлены позже.`,
  ),
  tooManyPhotos: template(
    (p: { most: number }) => `每次作业最多上传 ${p.most} 张照片。`,
    (p) => `Up to ${p.most} photos per job.`,
    (p) => `Не более ${p.most} фото на рейс.`,
  ),
  driverSms: template(
    (p: { serviceNo: string; plate: string; url: string }) =>
      `【丝路铁运】${p.plate} 新作业 ${p.serviceNo}，请点击查看地址、报到并上传照片：${p.url}`,
    (p) => `[Ironsilk] ${p.plate}: new job ${p.serviceNo}. Addresses, status reports and photos: ${p.url}`,
    (p) => `[Ironsilk] ${p.plate}: новый рейс ${p.serviceNo}. Адреса, отметки и фото: ${p.url}`,
  ),
  messageContent: template(
    (p: { title: string; serviceNo: string; orderNo: string; reason: string }) =>
      `订单 ${p.orderNo}，服务单 ${p.serviceNo}。${p.reason ? `说明：${p.reason}` : ''}`,
    (p) => `Order ${p.orderNo}, service order ${p.serviceNo}.${p.reason ? ` ${p.reason}` : ''}`,
    (p) => `Заказ ${p.orderNo}, заявка на услугу ${p.serviceNo}.${p.reason ? ` ${p.reason}` : ''}`,
  ),
  messages: {
    request: template(
      (p: OfKind) => `新的服务申请：${p.kind}`,
      (p) => `New service request: ${p.kind}`,
      (p) => `Новая заявка на услугу: ${p.kind}`,
    ),
    askSuppliers: template(
      (p: OfKind) => `请报价：${p.kind}`,
      (p) => `Quote requested: ${p.kind}`,
      (p) => `Запрос предложения: ${p.kind}`,
    ),
    quote: template(
      (p: OfKind) => `供应商已报价：${p.kind}`,
      (p) => `Supplier quote received: ${p.kind}`,
      (p) => `Поставщик направил предложение: ${p.kind}`,
    ),
    declineQuote: template(
      (p: OfKind) => `供应商放弃报价：${p.kind}`,
      (p) => `Supplier declined to quote: ${p.kind}`,
      (p) => `Поставщик отказался от предложения: ${p.kind}`,
    ),
    offer: template(
      (p: OfKind) => `新的服务单待接单：${p.kind}`,
      (p) => `New job awaiting acceptance: ${p.kind}`,
      (p) => `Новая заявка ожидает принятия: ${p.kind}`,
    ),
    acceptJob: template(
      (p: OfKind) => `供应商已接单：${p.kind}`,
      (p) => `Supplier accepted the job: ${p.kind}`,
      (p) => `Поставщик принял заявку: ${p.kind}`,
    ),
    declineJob: template(
      (p: OfKind) => `供应商已拒单：${p.kind}`,
      (p) => `Supplier declined the job: ${p.kind}`,
      (p) => `Поставщик отклонил заявку: ${p.kind}`,
    ),
    price: template(
      (p: OfKind) => `请确认服务价格：${p.kind}`,
      (p) => `Service price awaiting your approval: ${p.kind}`,
      (p) => `Согласуйте цену услуги: ${p.kind}`,
    ),
    agreePrice: template(
      (p: OfKind) => `客户已同意价格：${p.kind}`,
      (p) => `Price approved by the customer: ${p.kind}`,
      (p) => `Клиент согласовал цену: ${p.kind}`,
    ),
    award: template(
      (p: OfKind) => `报价已中选，请安排：${p.kind}`,
      (p) => `Your quote was selected. Please arrange: ${p.kind}`,
      (p) => `Ваше предложение выбрано. Приступайте к исполнению: ${p.kind}`,
    ),
    lose: template(
      (p: OfKind) => `报价未中选：${p.kind}`,
      (p) => `Your quote was not selected: ${p.kind}`,
      (p) => `Ваше предложение не выбрано: ${p.kind}`,
    ),
    refusePrice: template(
      (p: OfKind) => `客户未接受价格：${p.kind}`,
      (p) => `Price declined by the customer: ${p.kind}`,
      (p) => `Клиент не согласился с ценой: ${p.kind}`,
    ),
    assign: template(
      (p: OfKind) => `已安排车辆：${p.kind}`,
      (p) => `Vehicle assigned: ${p.kind}`,
      (p) => `Автомобиль назначен: ${p.kind}`,
    ),
    start: template(
      (p: OfKind) => `服务已开始：${p.kind}`,
      (p) => `Service started: ${p.kind}`,
      (p) => `Услуга начата: ${p.kind}`,
    ),
    finish: template(
      (p: OfKind) => `服务已完成：${p.kind}`,
      (p) => `Service completed: ${p.kind}`,
      (p) => `Услуга выполнена: ${p.kind}`,
    ),
    problem: template(
      (p: OfKind) => `司机报告异常：${p.kind}`,
      (p) => `Driver reports a problem: ${p.kind}`,
      (p) => `Водитель сообщил о проблеме: ${p.kind}`,
    ),
    enterFee: template(
      (p: OfKind) => `供应商已录入费用：${p.kind}`,
      (p) => `Charge entered by the supplier: ${p.kind}`,
      (p) => `Поставщик внёс стоимость: ${p.kind}`,
    ),
    returnFee: template(
      (p: OfKind) => `费用被退回，请重新录入：${p.kind}`,
      (p) => `Charge returned. Please correct it and submit it again: ${p.kind}`,
      (p) => `Стоимость возвращена на доработку, внесите заново: ${p.kind}`,
    ),
    checkFee: template(
      (p: OfKind) => `请确认服务费用：${p.kind}`,
      (p) => `Service charge awaiting your confirmation: ${p.kind}`,
      (p) => `Подтвердите стоимость услуги: ${p.kind}`,
    ),
    settleFee: template(
      (p: OfKind) => `服务费用已确认：${p.kind}`,
      (p) => `Charge confirmed: ${p.kind}`,
      (p) => `Стоимость подтверждена: ${p.kind}`,
    ),
    confirmFee: template(
      (p: OfKind) => `客户已确认费用：${p.kind}`,
      (p) => `Charge confirmed by the customer: ${p.kind}`,
      (p) => `Клиент подтвердил стоимость: ${p.kind}`,
    ),
    disputeFee: template(
      (p: OfKind) => `客户对费用有异议：${p.kind}`,
      (p) => `Charge disputed by the customer: ${p.kind}`,
      (p) => `Клиент оспаривает стоимость: ${p.kind}`,
    ),
    reject: template(
      (p: OfKind) => `服务申请未受理：${p.kind}`,
      (p) => `Service request declined: ${p.kind}`,
      (p) => `Заявка отклонена: ${p.kind}`,
    ),
    cancel: template(
      (p: OfKind) => `客户已取消服务：${p.kind}`,
      (p) => `Customer cancelled the service: ${p.kind}`,
      (p) => `Клиент отменил услугу: ${p.kind}`,
    ),
    stop: template(
      (p: OfKind) => `平台已终止服务：${p.kind}`,
      (p) => `Service stopped by the platform: ${p.kind}`,
      (p) => `Платформа прекратила услугу: ${p.kind}`,
    ),
  },
  timeline: {
    request: template(
      (p: OfKind) => `申请服务：${p.kind}`,
      (p) => `Service requested: ${p.kind}`,
      (p) => `Заказана услуга: ${p.kind}`,
    ),
    acceptJob: template(
      (p: OfKind) => `供应商接单：${p.kind}`,
      (p) => `Supplier accepted: ${p.kind}`,
      (p) => `Поставщик принял заявку: ${p.kind}`,
    ),
    agreePrice: template(
      (p: OfKind) => `同意服务价格：${p.kind}`,
      (p) => `Service price approved: ${p.kind}`,
      (p) => `Цена услуги согласована: ${p.kind}`,
    ),
    assign: template(
      (p: OfKind) => `安排车辆：${p.kind}`,
      (p) => `Vehicle assigned: ${p.kind}`,
      (p) => `Автомобиль назначен: ${p.kind}`,
    ),
    start: template(
      (p: OfKind) => `服务开始：${p.kind}`,
      (p) => `Service started: ${p.kind}`,
      (p) => `Услуга начата: ${p.kind}`,
    ),
    finish: template(
      (p: OfKind) => `服务完成：${p.kind}`,
      (p) => `Service completed: ${p.kind}`,
      (p) => `Услуга выполнена: ${p.kind}`,
    ),
    confirmFee: template(
      (p: OfKind) => `确认服务费用：${p.kind}`,
      (p) => `Service charge confirmed: ${p.kind}`,
      (p) => `Стоимость услуги подтверждена: ${p.kind}`,
    ),
    settleFee: template(
      (p: OfKind) => `服务费用已确认：${p.kind}`,
      (p) => `Service charge confirmed: ${p.kind}`,
      (p) => `Стоимость услуги подтверждена: ${p.kind}`,
    ),
    reject: template(
      (p: OfKind) => `服务申请未受理：${p.kind}`,
      (p) => `Service request declined: ${p.kind}`,
      (p) => `Заявка на услугу отклонена: ${p.kind}`,
    ),
    cancel: template(
      (p: OfKind) => `取消服务：${p.kind}`,
      (p) => `Service cancelled: ${p.kind}`,
      (p) => `Услуга отменена: ${p.kind}`,
    ),
    stop: template(
      (p: OfKind) => `终止服务：${p.kind}`,
      (p) => `Service stopped: ${p.kind}`,
      (p) => `Услуга прекращена: ${p.kind}`,
    ),
  },
});
