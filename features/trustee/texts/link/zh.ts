const zh = {
  title: '受托签署',
  intro: (p: { company: string }) => `${p.company} 委托您代为签署合同`,
  name: '受托人',
  idNo: '身份证号',
  company: '委托企业',
  what: '签署内容',
  whatText: '该企业与平台之间的电子合同及相关文件',
  period: '授权期限',
  until: '链接有效期至',
  none: '目前没有待签署的合同',
  noneText: '有合同待签署时，签署将在此处打开。链接到期后，请联系委托企业重新发送。',
  keep: '请在本设备上打开，切勿转发该链接。',
  closed: '无法打开链接',
  retry: '重试',
};
export default zh;
