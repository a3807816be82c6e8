import { template, texts } from '../../../../libs/texts/texts.ts';
import { amountText } from '../../../../platform/wire/amountText.ts';

const moneyZh = amountText('zh');
type InvoiceParams = {
  companyName: string;
  amount: string;
  currency: string;
  invoiceNo: string;
  reason: string;
};

const moneyEn = amountText('en');

const moneyRu = amountText('ru');

export const { zh, en, ru } = texts({
  absent: [
    '发票或抬头不存在，请刷新。',
    'Invoice or billing details not found. Please reload the page.',
    'Счёт-фактура или реквизиты не найдены. Обновите страницу.',
  ],
  decided: [
    '该发票已被他人处理，请刷新后重试。',
    'This invoice has already been processed by someone else. Please reload the page.',
    'Счёт-фактура уже обработан другим сотрудником. Обновите страницу.',
  ],
  wrongTaxNo: [
    '税号不符合该国家（地区）的校验规则。',
    'Invalid tax number for this country.',
    'Налоговый номер не соответствует правилам страны.',
  ],
  titleTwice: ['该抬头已存在。', 'These billing details already exist.', 'Такие реквизиты уже есть.'],
  bankHidden: [
    '您的账号不显示金额和银行信息，发票抬头请由主账号维护。',
    'Amounts and bank details are hidden for your account. Please ask your company’s main account holder to edit billing details.',
    'Суммы и банковские реквизиты скрыты для вашей учётной записи. Реквизиты для счетов-фактур меняет владелец основной учётной записи.',
  ],
  otherType: [
    '该抬头不能开具此类发票。',
    'This invoice type is not available for these billing details.',
    'По этим реквизитам счёт-фактура такого вида не выставляется.',
  ],
  titleIncomplete: [
    '专用发票的抬头须填写地址、电话、开户行和账号。',
    'A special VAT invoice requires billing details with address, phone, bank and account no.',
    'Для специального счёта-фактуры НДС нужны адрес, телефон, банк и счёт.',
  ],
  oneCurrency: [
    '一张发票只能包含同一币种的账单。',
    'All bills of an invoice must be in one currency.',
    'В одном счёте-фактуре — счета в одной валюте.',
  ],
  numberTwice: ['该发票号码已使用。', 'This invoice number is already in use.', 'Этот номер уже использован.'],
  rejectFirst: [
    '该账单已申请发票，请先退回开票申请再冲减。',
    'An invoice has been requested for this bill. Return the request first, then credit the bill.',
    'По этому счёту подана заявка на счёт-фактуру. Сначала верните заявку, затем уменьшите сумму счёта.',
  ],
  redLetterFirst: template(
    (p: { invoiceNo: string }) =>
      `该账单已开具发票${p.invoiceNo === '' ? '' : ` ${p.invoiceNo}`}，请先红冲再冲减账单。`,
    (p) =>
      `An invoice${p.invoiceNo === '' ? '' : ` (${p.invoiceNo})`} has been issued for this bill. Reverse the invoice first, then credit the bill.`,
    (p) =>
      `По этому счёту выставлен счёт-фактура${p.invoiceNo === '' ? '' : ` ${p.invoiceNo}`}. Сначала оформите сторно, затем уменьшите сумму счёта.`,
  ),
  fileGone: [
    '发票文件已失效，请重新上传。',
    'The invoice file is no longer available. Please upload it again.',
    'Файл счёта-фактуры больше недоступен. Загрузите его снова.',
  ],
  noProvider: [
    '尚未接入开票服务商，请手工登记发票。',
    'No e-invoicing provider connected. Please enter the invoice manually.',
    'Оператор ЭДО не подключён. Внесите счёт-фактуру вручную.',
  ],
  notSigned: ['通知签名无效。', 'Invalid notification signature.', 'Неверная подпись уведомления.'],
  messages: {
    applied: template(
      (p: InvoiceParams) => ({
        title: `开票申请：${p.companyName}`,
        content: `${p.companyName} 申请开票 ${moneyZh(p.amount)} ${p.currency}，请审核。`,
      }),
      (p) => ({
        title: `Invoice request under review: ${p.companyName}`,
        content: `${p.companyName} has requested an invoice of ${moneyEn(p.amount)} ${p.currency}. Please review it.`,
      }),
      (p) => ({
        title: `Заявка на счёт-фактуру: ${p.companyName}`,
        content: `${p.companyName}: заявка на ${moneyRu(p.amount)} ${p.currency}.`,
      }),
    ),
    refused: template(
      (p: InvoiceParams) => ({
        title: `开票服务商拒绝开票：${p.companyName}`,
        content: `${p.companyName} 的 ${moneyZh(p.amount)} ${p.currency} 发票被开票服务商拒绝：${p.reason}。请修改后重新提交或退回申请。`,
      }),
      (p) => ({
        title: `Invoice rejected by the e-invoicing provider: ${p.companyName}`,
        content: `The e-invoicing provider rejected the invoice of ${moneyEn(p.amount)} ${p.currency} for ${p.companyName}: ${p.reason}. Submit it again, enter it manually or return the request.`,
      }),
      (p) => ({
        title: `Оператор ЭДО отказал: ${p.companyName}`,
        content: `Оператор ЭДО отказал в счёте-фактуре на ${moneyRu(p.amount)} ${p.currency} для ${p.companyName}: ${p.reason}. Подайте повторно, внесите вручную или верните заявку.`,
      }),
    ),
    issued: template(
      (p: InvoiceParams) => ({
        title: `发票已开具：${p.invoiceNo}`,
        content: `发票 ${p.invoiceNo}，金额 ${moneyZh(p.amount)} ${p.currency}，可在“费用结算 → 发票”下载。`,
      }),
      (p) => ({
        title: `Invoice issued: ${p.invoiceNo}`,
        content: `Invoice ${p.invoiceNo} of ${moneyEn(p.amount)} ${p.currency} can be downloaded under Money → Invoices.`,
      }),
      (p) => ({
        title: `Выставлен счёт-фактура: ${p.invoiceNo}`,
        content: `Счёт-фактуру ${p.invoiceNo} на ${moneyRu(p.amount)} ${p.currency} можно скачать в разделе «Финансы → Счета-фактуры».`,
      }),
    ),
    rejected: template(
      (p: InvoiceParams) => ({
        title: '开票申请被退回',
        content: `开票申请 ${moneyZh(p.amount)} ${p.currency} 被退回：${p.reason}`,
      }),
      (p) => ({
        title: 'Invoice request returned',
        content: `Your request for an invoice of ${moneyEn(p.amount)} ${p.currency} was returned: ${p.reason}`,
      }),
      (p) => ({
        title: 'Заявка на счёт-фактуру возвращена',
        content: `Заявка на ${moneyRu(p.amount)} ${p.currency} возвращена: ${p.reason}`,
      }),
    ),
    red: template(
      (p: InvoiceParams) => ({
        title: `发票已红冲：${p.invoiceNo}`,
        content: `发票 ${p.invoiceNo} 已红冲：${p.reason}。相关账单可重新申请开票。`,
      }),
      (p) => ({
        title: `Invoice reversed: ${p.invoiceNo}`,
        content: `Invoice ${p.invoiceNo} has been reversed: ${p.reason}. The bills can be invoiced again.`,
      }),
      (p) => ({
        title: `Счёт-фактура сторнирован: ${p.invoiceNo}`,
        content: `Счёт-фактура ${p.invoiceNo} сторнирован: ${p.reason}. По его счетам можно подать новую заявку.`,
      }),
    ),
  },
});
