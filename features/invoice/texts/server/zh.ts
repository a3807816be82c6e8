import { amountText } from '../../../../platform/wire/amountText.ts';

const money = amountText('zh');
type InvoiceParams = {
  companyName: string;
  amount: string;
  currency: string;
  invoiceNo: string;
  reason: string;
};

const zh = {
  absent: '发票或抬头不存在，请刷新。',
  decided: '该发票已被他人处理，请刷新后重试。',
  wrongTaxNo: '税号不符合该国家（地区）的校验规则。',
  titleTwice: '该抬头已存在。',
  bankHidden: '您的账号不显示金额和银行信息，发票抬头请由主账号维护。',
  otherType: '该抬头不能开具此类发票。',
  titleIncomplete: '专用发票的抬头须填写地址、电话、开户行和账号。',
  oneCurrency: '一张发票只能包含同一币种的账单。',
  numberTwice: '该发票号码已使用。',
  rejectFirst: '该账单已申请发票，请先退回开票申请再冲减。',
  redLetterFirst: (p: { invoiceNo: string }) =>
    `该账单已开具发票${p.invoiceNo === '' ? '' : ` ${p.invoiceNo}`}，请先红冲再冲减账单。`,
  fileGone: '发票文件已失效，请重新上传。',
  noProvider: '尚未接入税务服务商，请手工登记发票。',
  notSigned: '通知签名无效。',
  messages: {
    applied: (p: InvoiceParams) => ({
      title: `开票申请：${p.companyName}`,
      content: `${p.companyName} 申请开票 ${money(p.amount)} ${p.currency}，请审核。`,
    }),
    refused: (p: InvoiceParams) => ({
      title: `税务服务商拒绝开票：${p.companyName}`,
      content: `${p.companyName} 的 ${money(p.amount)} ${p.currency} 发票被税务服务商拒绝：${p.reason}。请修改后重新提交或退回申请。`,
    }),
    issued: (p: InvoiceParams) => ({
      title: `发票已开具：${p.invoiceNo}`,
      content: `发票 ${p.invoiceNo}，金额 ${money(p.amount)} ${p.currency}，可在“费用结算 → 发票”下载。`,
    }),
    rejected: (p: InvoiceParams) => ({
      title: '开票申请被退回',
      content: `开票申请 ${money(p.amount)} ${p.currency} 被退回：${p.reason}`,
    }),
    red: (p: InvoiceParams) => ({
      title: `发票已红冲：${p.invoiceNo}`,
      content: `发票 ${p.invoiceNo} 已红冲：${p.reason}。相关账单可重新申请开票。`,
    }),
  },
};
export default zh;
