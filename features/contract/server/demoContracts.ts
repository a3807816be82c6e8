import type { LineType } from '../../network/wire.ts';

interface Route {
  lineType: LineType;
  zh: { title: string; lines: string };
  en: { title: string; lines: string };
}

export const DEMO_CONTRACTS: readonly Route[] = [
  {
    lineType: 'CA',
    zh: { title: '中欧班列订舱合同（中亚线）', lines: '经霍尔果斯、阿拉山口口岸往返中亚五国的班列' },
    en: {
      title: 'Booking contract (Central Asia)',
      lines: 'trains to and from the five Central Asian states by Khorgos and Alashankou',
    },
  },
  {
    lineType: 'EU',
    zh: { title: '中欧班列订舱合同（欧洲线）', lines: '经阿拉山口、二连浩特、满洲里口岸往返欧洲的班列' },
    en: {
      title: 'Booking contract (Europe)',
      lines: 'trains to and from Europe by Alashankou, Erenhot and Manzhouli',
    },
  },
];

/** Paragraphs of a booking contract in Chinese and English; the first is its title. */
export function bookingContract({ zh, en }: Route): string[] {
  return [
    `${zh.title}  ${en.title}`,
    '合同编号 Contract no.: {contractNo}',
    '甲方（委托方）Party A: {companyName}',
    '统一社会信用代码 Registration code: {registrationCode}',
    '地址 Address: {address}    法定代表人 Legal representative: {legalName}',
    '乙方（承运平台）Party B: {platformName}',
    `第一条 服务范围。甲方通过平台向乙方预订${zh.lines}的舱位，每次订舱以平台确认的订单为准。`,
    `1. Services. Party A books space with Party B through the platform on ${en.lines}. Each booking is governed by the order that the platform has confirmed.`,
    '第二条 订舱与取消。甲方应在截载时间前提交完整、真实的货物资料；取消或变更按订单所示时限和费用执行。',
    '2. Booking and cancellation. Party A gives complete and true cargo data before the cut-off time. Cancellations and changes follow the terms and charges shown with the order.',
    '第三条 货物与危险品。甲方保证申报的品名、重量和包装与实际相符，不夹带禁运品；由此产生的损失由甲方承担。',
    '3. Cargo. Party A warrants that description, weight and packing are as declared and that no forbidden goods are loaded, and bears the losses that arise otherwise.',
    '第四条 费用与结算。运费及附加费以订单为准，甲方应在账单载明的期限内付款；逾期按日万分之五支付违约金。',
    '4. Charges. Freight and surcharges are those of the order. Party A pays within the term of the bill; late payment bears 0.05 % a day.',
    '第五条 保证金。甲方向乙方缴纳保证金人民币 {cashPledge} 元，合同终止且无未结费用后无息退还。',
    '5. Deposit. Party A pays a deposit of CNY {cashPledge}, returned without interest when the contract has ended and nothing is owed.',
    '第六条 责任与不可抗力。运输责任适用《国际铁路货物联运协定》；不可抗力期间双方互不承担违约责任。',
    '6. Liability. Carriage is governed by the SMGS agreement. Neither party answers for what force majeure prevents.',
    '第七条 期限。本合同自双方签署之日起 {validDays} 天内有效，到期前双方可续签。',
    '7. Term. The contract is valid for {validDays} days from the day on which both parties have signed, and may be renewed.',
    '第八条 争议解决与文本。争议由双方协商解决，协商不成的，提交乙方所在地人民法院。中英文不一致时以中文为准。',
    "8. Disputes and language. Disputes are settled by negotiation, failing which by the court at Party B's seat. The Chinese text prevails.",
    '第九条 电子签署。双方同意以可靠的电子签名签署本合同，与手写签名或盖章具有同等效力。',
    '9. Electronic signature. The parties agree to sign electronically, with the same effect as by hand or seal.',
  ];
}
