import faults from '../faults/zh.ts';

const zh = {
  faults,
  check: '请检查标出的内容。',
  nameTaken: '该企业名称已注册或正在审核。如您是其员工，请申请加入该企业。',
  notEditable: '资料已提交审核，请先撤回再修改。',
  hasCompany: '您已加入企业，无需再次注册。',
  fileGone: '图片不存在或已失效，请重新上传。',
  takenBack: (p: { company: string }) => `申请人已撤回 ${p.company} 的申请，重新提交后将再次出现在这里。`,
  absent: '该记录不存在。',
  decided: '该申请已由其他人员处理，或申请人已更新资料，请刷新后再处理。',
  applicantHasCompany: '申请人已加入其他企业，无法通过该申请。',
  reasonsMissing: '请至少填写一条退回原因。',
  ocrAbsent: '服务器未安装文字识别程序，请手动填写。',
  ocrFailed: '未能识别营业执照，请手动填写。',
  ocrBusy: '正在识别的图片较多，请稍后再试或手动填写。',
  joinPending: '您已有一条待处理的加入申请。',
  joinDecided: '该申请已处理或已撤回。',
  companyAbsent: '没有找到该企业。',
  changeDecided: '该变更已处理或已撤回，请刷新页面。',
  scopesOfPerson: '个人用户不能申请服务类型。',
  scopesHeld: '请选择尚未开通的服务类型。',
  emailAbsent: '请先填写企业联系邮箱。',
  emailCode: (p: { code: string; company: string }) => ({
    subject: '企业联系邮箱验证码',
    text: `${p.company} 的联系邮箱验证码为 ${p.code}，5 分钟内有效，请勿告知他人。`,
  }),
  messages: {
    submitted: (p: { companyName: string }) => ({
      title: `企业注册待审核：${p.companyName}`,
      content: `${p.companyName} 提交了企业资料，请审核。`,
    }),
    approved: (p: { companyName: string }) => ({
      title: '企业认证已通过',
      content: `${p.companyName} 已通过审核，您是该企业的主账号，现在即可订舱。`,
    }),
    returned: (p: { companyName: string }) => ({
      title: '企业资料已退回',
      content: `${p.companyName} 的资料需要修改，原因已标在对应栏目旁，请修改后重新提交。`,
    }),
    changeSubmitted: (p: { companyName: string; kind: string }) =>
      p.kind === 'scopes'
        ? {
            title: `服务类型待审核：${p.companyName}`,
            content: `${p.companyName} 申请开通服务类型，请审核。`,
          }
        : {
            title: `企业资料变更待审核：${p.companyName}`,
            content: `${p.companyName} 申请变更企业资料，请审核。`,
          },
    changeApproved: (p: { companyName: string; kind: string }) =>
      p.kind === 'scopes'
        ? { title: '服务类型已开通', content: `${p.companyName} 申请的服务类型已通过审核，即刻生效。` }
        : { title: '企业资料变更已生效', content: `${p.companyName} 的资料变更已通过审核，即刻生效。` },
    changeReturned: (p: { companyName: string; kind: string }) =>
      p.kind === 'scopes'
        ? { title: '服务类型申请未通过', content: `${p.companyName} 的服务类型申请未通过，原因见账户中心。` }
        : {
            title: '企业资料变更已退回',
            content: `${p.companyName} 的资料变更需要修改，原因已标在对应栏目旁；原资料继续有效。`,
          },
    joinAsked: (p: { personName: string }) => ({
      title: `加入企业申请：${p.personName}`,
      content: `${p.personName} 申请加入贵司，请处理。`,
    }),
    joined: (p: { companyName: string }) => ({
      title: '已加入企业',
      content: `${p.companyName} 已同意您的加入申请。`,
    }),
    joinDeclined: (p: { companyName: string; reason: string }) => ({
      title: '加入申请未通过',
      content: `${p.companyName} 未同意您的加入申请。${p.reason && `原因：${p.reason}`}`,
    }),
  },
};
export default zh;
