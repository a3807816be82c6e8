const zh = {
  otherName: '与企业名称不一致，请按企业全称输入。',
  requestedAlready: '已有一份申请在处理中。',
  obstacles: (p: { what: string }) => `请先处理：${p.what}。`,
  decided: '该申请已处理或已撤回，请刷新。',
  absent: '该记录不存在。',
  notClosed: '企业尚未关闭。',
  dataGone: '个人信息已删除，无法继续此操作。',
  protocolAbsent: '没有删除记录。',
  kept: [
    '订单、箱号、运单及其他单证：按法定期限保存',
    '合同、授权委托书与费用单据：按法定期限保存',
    '企业注册资料（营业执照、法人信息）：按法定期限保存',
    '聊天记录（作为单证的一部分）：不再显示发送人姓名',
  ],
  closedLetter: (p: { companyName: string; keepUntil: string }) => ({
    subject: '企业账户已关闭',
    text: `${p.companyName}的账户已关闭，所有人员不能再登录。单证按法定期限保存至 ${p.keepUntil}。如非本意，请联系客服。`,
  }),
  readMe: (p: { company: string; person: string; time: string }) =>
    `${p.company}的全部数据\n由${p.person}于 ${p.time}（北京时间）导出\n\ndata/  企业、人员、消息、聊天与操作记录（JSON）\nlists/ 各列表（xlsx）\nfiles/ 企业上传的文件\n`,
  messages: {
    requested: (p: { companyName: string }) => ({
      title: `企业申请退出：${p.companyName}`,
      content: `${p.companyName}申请关闭账户，请处理。`,
    }),
    declined: (p: { reason: string }) => ({
      title: '退出申请未通过',
      content: `关闭企业账户的申请未通过。原因：${p.reason}`,
    }),
  },
};
export default zh;
