import server from '../server/zh.ts';

const zh = {
  title: '签署合同',
  intro: (p: { company: string }) => `${p.company} 请您签署合同`,
  types: server.types,
  lines: { ...server.lines, '': '' },
  contract: '合同',
  number: '合同编号',
  partyB: '乙方',
  signer: '签署人',
  until: '链接有效期至',
  page: (p: { page: number; count: number }) => `第 ${p.page} 页，共 ${p.count} 页`,
  confirm: '确认签署',
  sendCode: '获取验证码',
  again: '重新获取',
  codeSent: (p: { mobile: string }) => `验证码已发送至 ${p.mobile}`,
  code: '短信验证码',
  sign: '签署合同',
  done: '签署完成',
  doneText: (p: { number: string; when: string }) => `合同 ${p.number} 已于 ${p.when} 签署，等待平台会签。`,
  closed: '无法打开该链接',
  retry: '重试',
};
export default zh;
