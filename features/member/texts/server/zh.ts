import rules from '../../../../platform/wire/rules/texts/zh.ts';

const zh = {
  rules,
  absent: '没有找到该人员。',
  notAllowed: '您不能修改该账号。',
  ownRights: '不能修改自己的权限，请由其他主账号操作。',
  ownAccount: '不能停用自己的账号或重置自己的密码。',
  notHeld: '不能授予您自己没有的权限。',
  mainOnly: '只有主账号可以设置或取消主账号。',
  lastMain: '企业至少需要一个可用的主账号。请先将主账号交给其他同事。',
  mainHoldsAll: '主账号拥有全部权限和菜单，无需单独设置。',
  noAddress: '该人员没有手机号或邮箱，无法发送链接。请先补充联系方式。',
  disabled: '该账号已停用，请先启用。',
  noColleague: '请选择本企业另一位可用的同事。',
  receiverNeeded: '请填写手机号或邮箱。',
  smsTooMany: '今天发送的短信邀请已达上限，请明天再试，或改用邮箱、链接邀请。',
  invitationGone: '该邀请已被接受或撤回。',
  tokenAccepted: '该邀请已被接受，链接只能使用一次。',
  tokenExpired: '该邀请已过期，请联系邀请人重新发送。',
  tokenRevoked: '该邀请已撤回，请联系邀请人。',
  tokenAbsent: '链接无效。如邀请人重新发送过邀请，请使用最新的链接。',
  alreadyRegistered: '该手机号或邮箱已有账号。请先登录，再打开此链接接受邀请。',
  agreementNeeded: '请阅读并同意服务条款。',
  wrongCode: '验证码错误或已失效。',
  hasCompany: '您已加入企业，无法接受该邀请。',
  passwordLinkGone: '链接已使用或已过期，请联系企业主账号重新发送。',
  passwordSet: '新密码已生效，请登录。',
  invitationSubject: (p: { company: string }) => `${p.company} 邀请您加入 Ironsilk`,
  invitationText: (p: { company: string; person: string; link: string; until: string }) =>
    `${p.person} 邀请您加入 ${p.company} 的 Ironsilk 账号。请在 ${p.until} 前打开链接（仅限使用一次）：${p.link}`,
  passwordSubject: '设置新密码',
  passwordText: (p: { link: string }) =>
    `您的 Ironsilk 密码已由企业管理员重置，请在 24 小时内打开链接设置新密码（仅限使用一次）：${p.link}`,
  contactSubject: '联系方式已修改',
  contactText: (p: { person: string }) =>
    `${p.person} 修改了您 Ironsilk 账号的手机号或邮箱。如有疑问，请联系贵司主账号。`,
  messages: {
    joined: (p: { personName: string }) => ({
      title: `${p.personName} 已加入`,
      content: `${p.personName} 接受了您的邀请，已成为贵司子账号。`,
    }),
    rightsChanged: (p: { personName: string }) => ({
      title: '您的权限已变更',
      content: `${p.personName} 修改了您的权限，已立即生效。`,
    }),
    takenOver: (p: { personName: string; count: number }) => ({
      title: `已接手 ${p.personName} 的工作`,
      content: `${p.personName} 的 ${p.count} 项工作已转交给您，包括待办、订单联系人、沟通和邀请。`,
    }),
  },
  handover: { invitations: '待接受的邀请' },
};
export default zh;
