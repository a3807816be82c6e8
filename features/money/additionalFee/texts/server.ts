import { template, texts } from '../../../../libs/texts/texts.ts';
import { feeTypeNames } from '../../charge/names.ts';

const namesZh = feeTypeNames('zh');

const namesEn = feeTypeNames('en');

const namesRu = feeTypeNames('ru');

export const { zh, en, ru } = texts({
  feeName: template(
    (feeType: string) => namesZh[feeType] ?? feeType,
    (feeType) => namesEn[feeType] ?? feeType,
    (feeType) => namesRu[feeType] ?? feeType,
  ),
  absent: [
    '该追加服务不存在，请刷新后重试',
    'Additional charge not found. Please reload the page.',
    'Этот доп. сбор не найден. Обновите страницу.',
  ],
  changed: [
    '该追加服务已被他人处理或状态已变化，请刷新后重试',
    'This additional charge has already been processed by someone else or its status has changed. Please reload the page.',
    'Доп. сбор уже обработан другим сотрудником или его статус изменился. Обновите страницу.',
  ],
  closed: [
    '该追加服务已了结，不能再留言',
    'This additional charge is settled; the thread is closed.',
    'Доп. сбор урегулирован, переписка закрыта.',
  ],
  moneyHidden: [
    '您的账号不显示金额，请联系企业主账号处理',
    'Amounts are hidden for your account. Please contact your company’s main account holder.',
    'Суммы скрыты для вашей учётной записи. Обратитесь к владельцу основной учётной записи компании.',
  ],
  amountMissing: ['请输入费用金额', 'Enter the amount', 'Введите сумму'],
  amountZero: ['请输入大于0的金额。', 'Enter an amount greater than 0.', 'Введите сумму больше 0.'],
  amountWrong: ['金额格式错误', 'Invalid amount', 'Неверный формат суммы'],
  typeMissing: ['请选择费用类型', 'Select a charge type', 'Выберите вид сбора'],
  dateMissing: ['请选择业务日期', 'Select a service date', 'Выберите дату оказания услуги'],
  typeUnknown: [
    '没有该费用类型，请重新选择',
    'Charge type not found. Please select another one.',
    'Такого вида сбора нет. Выберите другой.',
  ],
  dateAhead: [
    '业务完成后才能录入，业务日期不能晚于今天',
    'Charges are entered after the service is complete; the service date cannot be later than today',
    'Сбор вносится после завершения работ; дата не может быть позже сегодняшней',
  ],
  customerAbsent: [
    '未找到该客户，请从列表中选择',
    'Customer not found. Please select one from the list.',
    'Клиент не найден. Выберите из списка.',
  ],
  objectAbsent: ['未找到该订单或服务单', 'Order or service order not found', 'Заказ или заявка на услугу не найдены'],
  supplierAbsent: [
    '未找到该供应商，请从列表中选择',
    'Supplier not found. Please select one from the list.',
    'Поставщик не найден. Выберите из списка.',
  ],
  payeeIsCustomer: [
    '收款方不能是客户自己',
    'The payee cannot be the customer itself',
    'Получатель не может быть самим клиентом',
  ],
  proofGone: [
    '有凭证文件已失效，请重新上传',
    'A supporting document is no longer available. Please upload it again.',
    'Подтверждающий файл больше недоступен. Загрузите его заново.',
  ],
  twice: [
    '相同的追加服务已录入过。如确为另一笔，请在备注中说明',
    'The same additional charge has already been entered. If this is a different one, please say so in the remarks.',
    'Такой доп. сбор уже внесён. Если это другой сбор, укажите это в примечании.',
  ],
  nothingToOffer: [
    '和解方案没有需要对方确认的金额，请直接裁定',
    'The settlement offer contains no amount to be agreed. Please decide the charge instead.',
    'В предложении урегулирования нет суммы для согласования. Примите решение по доп. сбору.',
  ],
  messageContent: template(
    (p: { feeNo: string; orderNo: string; reason: string; until: string }) =>
      [
        `追加服务 ${p.feeNo}${p.orderNo && `，订单 ${p.orderNo}`}。`,
        p.until && `请于 ${p.until} 前确认或提出异议。`,
        p.reason,
      ]
        .filter(Boolean)
        .join(''),
    (p) =>
      [
        `Additional charge ${p.feeNo}${p.orderNo && `, order ${p.orderNo}`}.`,
        p.until && `Please confirm or dispute it by ${p.until}.`,
        p.reason,
      ]
        .filter(Boolean)
        .join(' '),
    (p) =>
      [
        `Доп. сбор ${p.feeNo}${p.orderNo && `, заказ ${p.orderNo}`}.`,
        p.until && `Подтвердите или оспорьте его до ${p.until}.`,
        p.reason,
      ]
        .filter(Boolean)
        .join(' '),
  ),
  messages: {
    enter: template(
      (p: { fee: string }) => `新的追加服务：${p.fee}`,
      (p) => `New additional charge: ${p.fee}`,
      (p) => `Новый доп. сбор: ${p.fee}`,
    ),
    revise: template(
      (p: { fee: string }) => `追加服务已修改，待重新确认：${p.fee}`,
      (p) => `Additional charge changed, to be confirmed again: ${p.fee}`,
      (p) => `Доп. сбор изменён, требуется подтверждение: ${p.fee}`,
    ),
    price: template(
      (p: { fee: string }) => `追加服务金额已更新，请确认：${p.fee}`,
      (p) => `Amount of additional charge updated, please confirm: ${p.fee}`,
      (p) => `Сумма доп. сбора изменена, подтвердите: ${p.fee}`,
    ),
    confirm: template(
      (p: { fee: string }) => `客户已确认追加服务：${p.fee}`,
      (p) => `Additional charge confirmed by the customer: ${p.fee}`,
      (p) => `Клиент подтвердил доп. сбор: ${p.fee}`,
    ),
    accept: template(
      (p: { fee: string }) => `供应商已接受和解方案：${p.fee}`,
      (p) => `Settlement accepted by the supplier: ${p.fee}`,
      (p) => `Поставщик согласился с урегулированием: ${p.fee}`,
    ),
    dispute: template(
      (p: { fee: string }) => `客户对追加服务有异议：${p.fee}`,
      (p) => `Additional charge disputed by the customer: ${p.fee}`,
      (p) => `Клиент оспаривает доп. сбор: ${p.fee}`,
    ),
    refuse: template(
      (p: { fee: string }) => `供应商不接受和解方案：${p.fee}`,
      (p) => `Settlement declined by the supplier: ${p.fee}`,
      (p) => `Поставщик отклонил урегулирование: ${p.fee}`,
    ),
    withdraw: template(
      (p: { fee: string }) => `追加服务已撤回：${p.fee}`,
      (p) => `Additional charge withdrawn: ${p.fee}`,
      (p) => `Доп. сбор отозван: ${p.fee}`,
    ),
    offer: template(
      (p: { fee: string }) => `追加服务和解方案待确认：${p.fee}`,
      (p) => `Settlement offered for additional charge, please confirm: ${p.fee}`,
      (p) => `Предложено урегулирование доп. сбора: ${p.fee}`,
    ),
    decide: template(
      (p: { fee: string }) => `平台已裁定追加服务：${p.fee}`,
      (p) => `Additional charge decided by the platform: ${p.fee}`,
      (p) => `Платформа приняла решение по доп. сбору: ${p.fee}`,
    ),
    expire: template(
      (p: { fee: string }) => `追加服务逾期未确认，由平台裁定：${p.fee}`,
      (p) => `Additional charge not confirmed in time, decision by the platform: ${p.fee}`,
      (p) => `Срок подтверждения доп. сбора истёк, решает платформа: ${p.fee}`,
    ),
    remind: template(
      (p: { fee: string }) => `追加服务即将到期，请确认：${p.fee}`,
      (p) => `Additional charge due soon, please confirm: ${p.fee}`,
      (p) => `Скоро истекает срок подтверждения доп. сбора: ${p.fee}`,
    ),
    comment: template(
      (p: { fee: string }) => `追加服务有新留言：${p.fee}`,
      (p) => `New message about an additional charge: ${p.fee}`,
      (p) => `Новое сообщение по доп. сбору: ${p.fee}`,
    ),
  },
  timeline: {
    enter: template(
      (p: { fee: string }) => `追加服务待客户确认：${p.fee}`,
      (p) => `Additional charge awaiting confirmation: ${p.fee}`,
      (p) => `Доп. сбор ожидает подтверждения: ${p.fee}`,
    ),
    revise: template(
      (p: { fee: string }) => `追加服务已修改：${p.fee}`,
      (p) => `Additional charge changed: ${p.fee}`,
      (p) => `Доп. сбор изменён: ${p.fee}`,
    ),
    confirm: template(
      (p: { fee: string }) => `客户已确认追加服务：${p.fee}`,
      (p) => `Additional charge confirmed: ${p.fee}`,
      (p) => `Доп. сбор подтверждён: ${p.fee}`,
    ),
    dispute: template(
      (p: { fee: string }) => `客户对追加服务有异议：${p.fee}`,
      (p) => `Additional charge disputed: ${p.fee}`,
      (p) => `Доп. сбор оспорен: ${p.fee}`,
    ),
    offer: template(
      (p: { fee: string }) => `平台提出追加服务和解方案：${p.fee}`,
      (p) => `Settlement of the additional charge offered: ${p.fee}`,
      (p) => `Предложено урегулирование доп. сбора: ${p.fee}`,
    ),
    decide: template(
      (p: { fee: string }) => `平台已裁定追加服务：${p.fee}`,
      (p) => `Additional charge decided by the platform: ${p.fee}`,
      (p) => `Решение платформы по доп. сбору: ${p.fee}`,
    ),
    withdraw: template(
      (p: { fee: string }) => `追加服务已撤回：${p.fee}`,
      (p) => `Additional charge withdrawn: ${p.fee}`,
      (p) => `Доп. сбор отозван: ${p.fee}`,
    ),
    expire: template(
      (p: { fee: string }) => `追加服务逾期未确认：${p.fee}`,
      (p) => `Additional charge not confirmed in time: ${p.fee}`,
      (p) => `Срок подтверждения доп. сбора истёк: ${p.fee}`,
    ),
  },
});
