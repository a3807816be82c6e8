import { amountText } from '../../../../platform/wire/amountText.ts';

const money = amountText('zh');
const zh = {
  absent: '记录不存在，请刷新。',
  decided: '该记录已被他人处理，请刷新后重试。',
  noCompany: '没有该编号的公司。',
  statementEmpty: '文件中没有交易。',
  statementLong: (p: { most: number }) => `一次最多导入 ${p.most} 笔交易。`,
  statementUnreadable: '无法识别的对账单。支持 .csv、.xlsx、MT940 和 camt.053。',
  statementHostile: '该 XML 文件含有不允许的声明（DTD），已拒绝。',
  statementRow: (p: { row: number }) => `第 ${p.row} 行的日期或金额无法识别。`,
  beyondReceived: '核销金额超过收款金额。',
  receivedBefore: '该笔款项已登记过。',
  otherBill: '所选账单不属于该公司，或币种不同。',
  beyondCredit: (p: { credit: string }) => `可用余额为 ${money(p.credit)}，不能超出。`,
  noOnline: '尚未开通在线支付，请银行转账。',
  nothingOpen: '该账单没有未付金额。',
  notSigned: '通知签名无效。',
  walletDone: '该笔支付已处理。',
  noAccount: '请先填写收款账户。',
  oneCurrency: '一次申请只能包含同一币种的账单。',
  ownApplication: '不能审批自己提交的申请。',
  secondPerson: '付款须由两位不同的人员审批和复核，您已审批过这笔付款。',
  nothingApproved: (p: { currency: string }) => `没有已审批的 ${p.currency} 付款。`,
  brokenIban: 'IBAN 校验位不正确。',
  creditGone: (p: { needed: string; credit: string }) =>
    `该笔款项转入的余额 ${money(p.needed)} 已被使用（可用 ${money(p.credit)}），请先处理后再撤销。`,
  nothingDue: '目前没有待缴的保证金。',
  statementBusy: '正在读取其他对账单，请稍候重试。',
  statementSlow: '对账单读取时间过长，已停止。请分成较小的文件导入。',
  statementBig: '对账单不能超过 2 MB。',
  statementCurrency: (p: { row: number; currency: string }) => `第 ${p.row} 行的币种“${p.currency}”无法识别。`,
  statementPlaces: (p: { row: number; amount: string; currency: string }) =>
    `第 ${p.row} 行的金额 ${p.amount} ${p.currency} 小数位过多。`,
  statementFuture: (p: { row: number; day: string }) => `第 ${p.row} 行的日期 ${p.day} 尚未到。`,
  notYet: '收款日期不能晚于今天。',
  otherSum: (p: { sum: string; amount: string }) =>
    `所选付款合计 ${money(p.sum)}，与流水金额 ${money(p.amount)} 不符。`,
  allDownloaded: (p: { currency: string; count: number }) =>
    `${p.currency} 的 ${p.count} 笔已审批付款都已下载过。如确需再次下载，请选择“再次下载”，切勿重复提交银行。`,
  atBank: '该笔付款已导出给银行。请刷新页面，待银行确认不付款后再撤回。',
  places: (p: { currency: string; most: number }) =>
    p.most === 0 ? `${p.currency} 金额不能有小数。` : `${p.currency} 金额最多 ${p.most} 位小数。`,
  messages: {
    received: (p: { amount: string; currency: string; credited: string }) => ({
      title: `已收到付款 ${money(p.amount)} ${p.currency}`,
      content: `已收到贵公司付款 ${money(p.amount)} ${p.currency}${/[1-9]/.test(p.credited) ? `，其中 ${money(p.credited)} ${p.currency} 转为余额` : ''}。`,
    }),
    undone: (p: { amount: string; currency: string; reason: string }) => ({
      title: `付款核销已撤销 ${money(p.amount)} ${p.currency}`,
      content: `一笔 ${money(p.amount)} ${p.currency} 的款项误记入贵公司，已撤销：${p.reason}。相关账单恢复为未付。`,
    }),
    applied: (p: { amount: string; currency: string; companyName: string }) => ({
      title: `待审批付款：${p.companyName}`,
      content: `${p.companyName} 申请付款 ${money(p.amount)} ${p.currency}。`,
    }),
    rejected: (p: { amount: string; currency: string; reason: string }) => ({
      title: '付款申请被退回',
      content: `付款申请 ${money(p.amount)} ${p.currency} 被退回：${p.reason}`,
    }),
    paidOut: (p: { amount: string; currency: string }) => ({
      title: `平台已付款 ${money(p.amount)} ${p.currency}`,
      content: `平台已向贵公司付款 ${money(p.amount)} ${p.currency}，请查收。`,
    }),
    account: (p: { companyName: string; accountNo: string; byName: string }) => ({
      title: `收款账户已变更：${p.companyName}`,
      content: `${p.byName} 已将 ${p.companyName} 的收款账户变更为 ${p.accountNo}。如非本人操作，请立即联系平台。`,
    }),
    mismatch: (p: { ref: string; asked: string; amount: string; currency: string }) => ({
      title: '在线支付金额不符',
      content: `在线支付 ${p.ref} 应付 ${money(p.asked)}，实付 ${money(p.amount)} ${p.currency}，请核对。`,
    }),
  },
};
export default zh;
