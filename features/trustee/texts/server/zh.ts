const zh = {
  /** Portal 5 and inventory Y01. */
  faults: {
    nameMissing: '请输入受托人姓名',
    nameTooLong: '受托人姓名不能超过10个字符',
    mobileMissing: '请输入联系电话',
    mobile: '手机号格式不正确',
    identityMissing: '请输入身份证号',
    identity: '身份证号格式不正确',
    startMissing: '请选择预授权开始时间',
    endMissing: '请选择授权结束时间',
    endBeforeStart: '授权结束时间须晚于开始时间',
    endPast: '授权结束时间不能早于今天',
    letterMissing: '请上传委托书。',
  },
  check: '请检查标出的内容。',
  letterGone: '委托书文件不存在或已失效，请重新上传。',
  absent: '该授权不存在。',
  notEditable: '该授权的状态已变更，无法进行此操作，请刷新后查看。',
  decided: '该授权已由其他人员处理，或企业已更新资料，请刷新后再处理。',
  periodOver: '授权期限已过，无法通过，请审核不通过并说明原因。',
  notInForce: '该授权未生效或已失效，无法签署。',
  linkTooSoon: (p: { seconds: number }) => `链接刚刚发送过，请 ${p.seconds} 秒后再试。`,
  linksTooMany: (p: { most: number }) => `24 小时内最多向同一受托人发送 ${p.most} 次链接，请稍后再试。`,
  linkText: (p: { companyName: string; hours: number; url: string }) =>
    `${p.companyName}委托您代为签署合同。请在 ${p.hours} 小时内打开链接，仅限一台设备使用：${p.url}`,
  linkWrong: '链接无效，请核对短信中的完整链接。',
  linkReplaced: '该链接已被新链接取代，请打开最新一条短信中的链接。',
  linkExpired: (p: { hours: number }) => `该链接已超过 ${p.hours} 小时有效期，请联系委托企业重新发送。`,
  linkUsed: '该链接已在另一台设备或浏览器中打开过。如非本人操作，请立即联系委托企业。',
  linkEnded: '该授权已撤销或已过期，无法签署，请联系委托企业。',
  letterName: (p: { name: string }) => `授权委托书${p.name && `-${p.name}`}`,
  messages: {
    submitted: (p: { companyName: string; name: string }) => ({
      title: `授权委托待审核：${p.companyName}`,
      content: `${p.companyName} 授权 ${p.name} 代为签署合同，请审核委托书。`,
    }),
    approved: (p: { name: string; endDate: string }) => ({
      title: `授权委托已通过：${p.name}`,
      content: `${p.name} 的授权已审核通过，有效期至 ${p.endDate}。`,
    }),
    rejected: (p: { name: string; reason: string }) => ({
      title: `授权委托未通过：${p.name}`,
      content: `${p.name} 的授权审核不通过。原因：${p.reason}。请修改后重新提交，或删除该授权。`,
    }),
    expiring: (p: { name: string; endDate: string }) => ({
      title: `授权委托即将到期：${p.name}`,
      content: `${p.name} 的授权将于 ${p.endDate} 到期，如需继续委托，请及时续期。`,
    }),
    expired: (p: { name: string; endDate: string }) => ({
      title: `授权委托已过期：${p.name}`,
      content: `${p.name} 的授权已于 ${p.endDate} 到期，不能再代为签署合同。`,
    }),
  },
};
export default zh;
