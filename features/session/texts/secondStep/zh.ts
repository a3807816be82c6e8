const zh = {
  title: '两步验证',
  note: (p: { username: string }) => `请输入 ${p.username} 的身份验证器中的 6 位验证码。`,
  noteAnonymous: '请输入身份验证器中的 6 位验证码。',
  code: '验证码',
  hint: '手机不在身边时，可输入恢复码',
  trust: '30 天内信任此设备',
  submit: '验证并登录',
  submitting: '正在验证…',
  back: '返回登录',
  errors: { code: '请输入验证码或恢复码', failed: '登录未成功，请稍后再试。' },
  lost: '手机和恢复码都丢失？请联系客服，核实身份后重置。',
  partner: {
    title: '正在登录',
    waiting: '正在从合作网站登录…',
    failedTitle: '无法登录',
    noCode: '链接不完整，请从合作网站重新进入，或直接登录。',
    signIn: '前往登录',
    already: '您已在此浏览器登录。继续后将切换为合作网站指定的账号。',
    go: '继续',
    stay: '保持当前登录',
  },
};
export default zh;
