import { amountText } from '../../../../platform/wire/amountText.ts';

const money = amountText('zh');
type BillParams = {
  billNo: string;
  amount: string;
  currency: string;
  companyName: string;
  reason: string;
  dueDate: string;
  days: number;
  level: number;
  disputed: number;
};

const sum = ({ amount, currency }: BillParams) => `${money(amount)} ${currency}`;

const zh = {
  absent: '账单不存在，请刷新。',
  decided: '该账单已被他人处理，请刷新后重试。',
  changed: '账单内容已变更，请刷新并重新核对。',
  noCompany: '没有该编号的公司。',
  nothingToBill: '没有可出账的费用。',
  nothingToSend: '所选账单均不是含有明细的草稿。',
  creditStands: '冲减行不能再冲减或提出异议。',
  agreedStands: '账单已确认，只能冲减；新增费用请另开账单。',
  claimTwice: '该账单编号已提交过。',
  secondPerson: '超过限额的账单须由两位不同的人员审批，您已审核过。',
  undecidedLines: '请先逐项接受未经约定的费用，或提出异议。',
  nothingAccepted: '没有已接受的明细，请退回整份账单。',
  limitTwice: '该公司已设置信用额度。',
  noCredit: '贵公司目前不能提交新订舱，请联系主账号处理未付账单。',
  overLimit: (p: { owed: string; limit: string; currency: string }) =>
    `未付账单 ${money(p.owed)} ${p.currency} 已超过信用额度 ${money(p.limit)} ${p.currency}，请先付款：费用结算 → 账单（/custom/settlement/freightBill）`,
  overdueTooLong: (p: { owed: string; currency: string }) =>
    `有账单逾期超过 30 天，未付 ${money(p.owed)} ${p.currency}，请先付款：费用结算 → 账单（/custom/settlement/freightBill）`,
  noRate: (p: { owed: string; currency: string; limitCurrency: string }) =>
    `未付账单 ${money(p.owed)} ${p.currency} 没有折算为 ${p.limitCurrency} 的汇率，无法核对信用额度。请先付款，或联系平台录入汇率。`,
  beyondOpen: (p: { billNo: string; open: string }) => `账单 ${p.billNo} 未付 ${money(p.open)}，不能超出。`,
  beyondLine: (p: { left: string }) => `该行剩余 ${money(p.left)}，冲减不能超出。`,
  messages: {
    sent: (p: BillParams) => ({
      title: `账单待确认：${p.billNo}`,
      content: `账单 ${p.billNo}，金额 ${sum(p)}，付款期限 ${p.dueDate}。请核对并确认，或对有异议的明细说明原因。`,
    }),
    answered: (p: BillParams) => ({
      title: `异议已答复：${p.billNo}`,
      content: `平台已答复您对账单 ${p.billNo} 的异议：${p.reason}。请再次核对并确认。`,
    }),
    credited: (p: BillParams) => ({
      title: `账单冲减 ${sum(p)}：${p.billNo}`,
      content: `账单 ${p.billNo} 已冲减 ${sum(p)}：${p.reason}`,
    }),
    overdue: (p: BillParams) => ({
      title: p.level >= 3 ? `最后催款：${p.billNo} 逾期 ${p.days} 天` : `账单逾期 ${p.days} 天：${p.billNo}`,
      content:
        p.level >= 3
          ? `账单 ${p.billNo}（总额 ${sum(p)}）已逾期 ${p.days} 天，付清前不能提交新订舱。请立即付款。`
          : `账单 ${p.billNo}（总额 ${sum(p)}）应于 ${p.dueDate} 前付清，已逾期 ${p.days} 天，请尽快付款。`,
    }),
    approved: (p: BillParams) => ({
      title: `账单已审批：${p.billNo}`,
      content: `您提交的账单 ${p.billNo} 已审批，金额 ${sum(p)}，预计 ${p.dueDate} 前付款。请打开账单申请付款。${p.disputed > 0 ? `有 ${p.disputed} 行未通过，请查看原因，可重新提交。` : ''}`,
    }),
    returned: (p: BillParams) => ({
      title: `账单被退回：${p.billNo}`,
      content: `您提交的账单 ${p.billNo} 被退回：${p.reason}。其中的费用可重新提交。`,
    }),
    disputed: (p: BillParams) => ({
      title: `账单异议：${p.companyName}`,
      content: `${p.companyName} 对账单 ${p.billNo} 提出异议：${p.reason}`,
    }),
    agreed: (p: BillParams) => ({
      title: `账单已确认：${p.companyName}`,
      content: `${p.companyName} 已确认账单 ${p.billNo}，金额 ${sum(p)}。`,
    }),
    claimed: (p: BillParams) => ({
      title: `供应商账单待审批：${p.companyName}`,
      content: `${p.companyName} 提交账单 ${p.billNo}，申报金额 ${sum(p)}。`,
    }),
  },
};
export default zh;
