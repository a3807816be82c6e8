import { amountText } from '../../../../platform/wire/amountText.ts';
import { CONTRACT_TYPE_NAMES, LINE_NAMES } from '../../../contract/names.ts';
import type { PlacesStage } from '../../states.ts';

const money = amountText('zh');

const types = CONTRACT_TYPE_NAMES.zh;
const lines = LINE_NAMES.zh;
type Names = { lineType: keyof typeof lines; contractType: keyof typeof types };
const contracts = '用户中心 → 合同（/custom/user/index?section=contracts）';
const deposits = '用户中心 → 保证金（/custom/user/index?section=deposits）';

interface Subject {
  contractNo: string;
  /** '' of a contract */
  campaign: string;
  trainNo: string;
  /** such as 10 × 40HQ */
  boxes: string;
  dueDate: string;
}

const of = ({ contractNo, campaign, trainNo, boxes }: Subject) =>
  campaign ? `活动舱位 ${contractNo}（${campaign}，${trainNo} 次 ${boxes}）` : `合同 ${contractNo} `;

const zh = {
  contractMissing: (p: Names) =>
    `${lines[p.lineType]}线路订舱前须签署《${types[p.contractType]}》。请先签署，约需 3 分钟：${contracts}`,
  contractAndDepositMissing: (p: Names) =>
    `${lines[p.lineType]}线路订舱前须签署《${types[p.contractType]}》并缴纳保证金。请先签署，约需 3 分钟：${contracts}`,
  depositMissing: (p: Names) =>
    `${lines[p.lineType]}线路订舱前须缴足《${types[p.contractType]}》的保证金。请付款并上传凭证：${deposits}`,
  depositUnchecked: (p: Names) => `${lines[p.lineType]}线路的保证金付款正在核对，平台确认到账后即可订舱：${deposits}`,
  guaranteeMissing: (p: Names) =>
    `${lines[p.lineType]}线路订舱前须提交《${types[p.contractType]}》约定的银行保函。请上传保函：${deposits}`,
  guaranteeUnchecked: (p: Names) => `${lines[p.lineType]}线路的银行保函正在审核，平台接受后即可订舱：${deposits}`,
  cashDemanded: '该合同约定现金保证金，无需银行保函。',
  guaranteeTooLow: (p: { amount: string }) => `保函金额不得低于 ${money(p.amount)} 元。`,
  guaranteeEnded: '保函已过期。',
  guaranteeWaits: '已有一份保函正在审核。',
  absent: '保证金记录不存在，请刷新。',
  decided: '该保证金已被他人处理，请刷新后重试。',
  nothingDue: '目前没有待缴的保证金，或付款正在核对。',
  beyondDue: (p: { amount: string }) => `待缴金额为 ${money(p.amount)} 元，请勿超出。`,
  beyondHeld: (p: { held: string }) => `目前持有 ${money(p.held)} 元，不能超出。`,
  proofGone: '付款凭证已失效，请重新上传。',
  proofTwice: '该凭证已提交过，请勿重复提交。',
  noCustomer: '没有该编号的客户企业。',
  trainGone: '该班列不存在或已发车，请重新选择。',
  sizeNotCarried: '该班列不承运此箱型。',
  dueDateWrong: '最晚付款日应在今天至发车日之间。',
  messages: {
    due: (p: Subject & { amount: string }) => ({
      title: `待缴保证金 ${money(p.amount)} 元`,
      content: p.campaign
        ? `${of(p)}的保证金待缴 ${money(p.amount)} 元，请于 ${p.dueDate} 前付款并上传凭证，到账后为您保留舱位。`
        : `${of(p)}的保证金待缴 ${money(p.amount)} 元。请付款并上传凭证，到账后即可订舱。`,
    }),
    placesDue: (p: Subject & { amount: string; stage: PlacesStage }) => ({
      title: p.stage === 'late' ? `保证金已逾期 ${money(p.amount)} 元` : `保证金即将到期 ${money(p.amount)} 元`,
      content:
        p.stage === 'late'
          ? `${of(p)}的保证金待缴 ${money(p.amount)} 元，最晚付款日 ${p.dueDate} 已过，舱位可能不再保留。请立即付款并上传凭证。`
          : `${of(p)}的保证金待缴 ${money(p.amount)} 元，请最晚于 ${p.dueDate} 付款并上传凭证，以免舱位释放。`,
    }),
    placesOverdue: (p: Subject & { companyName: string; amount: string }) => ({
      title: `保证金逾期未缴：${p.companyName}`,
      content: `${p.companyName} 未在 ${p.dueDate} 前缴足${of(p)}的保证金，尚欠 ${money(p.amount)} 元。请催缴，或取消待缴、没收已持有的金额。`,
    }),
    paid: (p: Subject & { companyName: string; amount: string }) => ({
      title: `待核对保证金：${p.companyName}`,
      content: `${p.companyName} 已为${of(p)}付款 ${money(p.amount)} 元，请核对到账。`,
    }),
    received: (p: Subject & { amount: string }) => ({
      title: `保证金已到账 ${money(p.amount)} 元`,
      content: `${of(p)}的保证金 ${money(p.amount)} 元已到账。`,
    }),
    rejected: (p: Subject & { amount: string; reason: string }) => ({
      title: '保证金付款未通过核对',
      content: `${of(p)}付款 ${money(p.amount)} 元未通过核对：${p.reason}。请重新上传凭证。`,
    }),
    guaranteeDue: (p: { contractNo: string; amount: string }) => ({
      title: `待提交银行保函 ${money(p.amount)} 元`,
      content: `合同 ${p.contractNo} 约定以银行保函代替现金保证金，金额不低于 ${money(p.amount)} 元。请上传保函，平台接受后即可订舱。`,
    }),
    guaranteeSubmitted: (p: { companyName: string; contractNo: string; amount: string }) => ({
      title: `待审核银行保函：${p.companyName}`,
      content: `${p.companyName} 已为合同 ${p.contractNo} 提交银行保函 ${money(p.amount)} 元，请审核。`,
    }),
    guaranteeAccepted: (p: { contractNo: string; amount: string; validUntil: string }) => ({
      title: `银行保函已接受 ${money(p.amount)} 元`,
      content: `合同 ${p.contractNo} 的银行保函 ${money(p.amount)} 元已接受，有效期至 ${p.validUntil}。`,
    }),
    guaranteeRejected: (p: { contractNo: string; amount: string; reason: string }) => ({
      title: '银行保函未被接受',
      content: `合同 ${p.contractNo} 的银行保函 ${money(p.amount)} 元未被接受：${p.reason}。请重新上传。`,
    }),
    guaranteeReleased: (p: { contractNo: string; amount: string; reason: string }) => ({
      title: `银行保函已退还 ${money(p.amount)} 元`,
      content: `合同 ${p.contractNo} 的银行保函 ${money(p.amount)} 元已退还：${p.reason}`,
    }),
    guaranteeEnding: (p: { contractNo: string; validUntil: string; days: number }) => ({
      title: p.days === 0 ? `银行保函已过期：${p.contractNo}` : `银行保函 ${p.days} 天内到期：${p.contractNo}`,
      content: `合同 ${p.contractNo} 的银行保函有效期至 ${p.validUntil}。请上传新的保函，否则不能在该线路订舱。`,
    }),
    used: (p: Subject & { amount: string; reason: string }) => ({
      title: `保证金抵扣 ${money(p.amount)} 元`,
      content: `${of(p)}的保证金已抵扣 ${money(p.amount)} 元：${p.reason}`,
    }),
    refunded: (p: Subject & { amount: string; reason: string }) => ({
      title: `保证金退还 ${money(p.amount)} 元`,
      content: `${of(p)}的保证金已退还 ${money(p.amount)} 元：${p.reason}`,
    }),
    forfeited: (p: Subject & { amount: string; reason: string }) => ({
      title: `保证金没收 ${money(p.amount)} 元`,
      content: `${of(p)}的保证金被没收 ${money(p.amount)} 元：${p.reason}`,
    }),
    waived: (p: Subject & { amount: string; reason: string }) => ({
      title: `保证金无需再缴 ${money(p.amount)} 元`,
      content: `${of(p)}待缴的 ${money(p.amount)} 元无需再付：${p.reason}`,
    }),
  },
};
export default zh;
