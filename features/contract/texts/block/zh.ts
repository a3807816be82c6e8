import life from '../life/zh.ts';

const zh = {
  states: life.states,
  voidStates: life.voidStates,
  sides: life.sides,
  daysLeft: (p: { days: number }) => (p.days === 0 ? '今天到期' : `还有 ${p.days} 天到期`),
  renew: '续签',
  renewed: '请阅读并签署新合同，原合同在到期前继续有效',
  evidence: '下载证据包',
  askVoid: '申请作废',
  askVoidTitle: '申请作废合同',
  askVoidText: '平台同意后合同作废，不再有效，相关线路可能无法订舱。',
  voidAsked: '申请已发送，等待平台答复',
  agreeVoid: '同意作废',
  agreeVoidAsk: '同意后合同立即作废，不可恢复。',
  declineVoid: '拒绝',
  declineTitle: '拒绝作废',
  answerLabel: '答复',
  withdrawVoid: '撤回申请',
  voidDone: '合同已作废',
  voidDeclined: '已拒绝，合同继续有效',
  voidWithdrawn: '申请已撤回',
  voidBy: (p: { who: string }) => `${p.who}申请作废`,
  reason: '原因',
  answer: '答复',
};
export default zh;
