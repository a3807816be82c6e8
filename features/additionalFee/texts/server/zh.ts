import { feeTypeNames } from '../../../charge/names.ts';

const names = feeTypeNames('zh');

const zh = {
  feeName: (feeType: string) => names[feeType] ?? feeType,
  absent: '该追加服务不存在，请刷新后重试',
  changed: '该追加服务已被他人处理或状态已变化，请刷新后重试',
  closed: '该追加服务已了结，不能再留言',
  moneyHidden: '您的账号看不到金额，请由主账号处理',
  amountMissing: '请输入费用金额',
  amountZero: '请输入大于0的金额。',
  amountWrong: '金额格式错误',
  typeMissing: '请选择费用类型',
  dateMissing: '请选择业务日期',
  typeUnknown: '没有该费用类型，请重新选择',
  dateAhead: '业务完成后才能录入，业务日期不能晚于今天',
  customerAbsent: '未找到该客户，请从列表中选择',
  objectAbsent: '未找到该订单或服务单',
  supplierAbsent: '未找到该供应商，请从列表中选择',
  payeeIsCustomer: '收款方不能是客户自己',
  proofGone: '有凭证文件已失效，请重新上传',
  twice: '相同的追加服务已录入过。如确为另一笔，请在备注中说明',
  nothingToOffer: '方案没有需要对方确认的金额，请直接裁定',
  messageContent: (p: { feeNo: string; orderNo: string; reason: string; until: string }) =>
    [
      `追加服务 ${p.feeNo}${p.orderNo && `，订单 ${p.orderNo}`}。`,
      p.until && `请于 ${p.until} 前确认或提出异议。`,
      p.reason,
    ]
      .filter(Boolean)
      .join(''),
  messages: {
    enter: (p: { fee: string }) => `新的追加服务：${p.fee}`,
    revise: (p: { fee: string }) => `追加服务已修改，待重新确认：${p.fee}`,
    price: (p: { fee: string }) => `追加服务金额已更新，请确认：${p.fee}`,
    confirm: (p: { fee: string }) => `客户已确认追加服务：${p.fee}`,
    accept: (p: { fee: string }) => `供应商已接受和解方案：${p.fee}`,
    dispute: (p: { fee: string }) => `客户对追加服务有异议：${p.fee}`,
    refuse: (p: { fee: string }) => `供应商不接受和解方案：${p.fee}`,
    withdraw: (p: { fee: string }) => `追加服务已撤回：${p.fee}`,
    offer: (p: { fee: string }) => `追加服务和解方案待确认：${p.fee}`,
    decide: (p: { fee: string }) => `平台已裁定追加服务：${p.fee}`,
    expire: (p: { fee: string }) => `追加服务逾期未确认，由平台裁定：${p.fee}`,
    remind: (p: { fee: string }) => `追加服务即将到期，请确认：${p.fee}`,
    comment: (p: { fee: string }) => `追加服务有新留言：${p.fee}`,
  },
  timeline: {
    enter: (p: { fee: string }) => `追加服务待客户确认：${p.fee}`,
    revise: (p: { fee: string }) => `追加服务已修改：${p.fee}`,
    confirm: (p: { fee: string }) => `客户已确认追加服务：${p.fee}`,
    dispute: (p: { fee: string }) => `客户对追加服务有异议：${p.fee}`,
    offer: (p: { fee: string }) => `平台提出追加服务和解方案：${p.fee}`,
    decide: (p: { fee: string }) => `平台已裁定追加服务：${p.fee}`,
    withdraw: (p: { fee: string }) => `追加服务已撤回：${p.fee}`,
    expire: (p: { fee: string }) => `追加服务逾期未确认：${p.fee}`,
  },
};
export default zh;
