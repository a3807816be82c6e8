const zh = {
  wrongPassword: '用户名或密码错误。',
  wrongCode: '验证码错误或已失效。',
  captchaNeeded: '请输入图片验证码。',
  captchaWrong: '图片验证码错误，请重新输入。',
  locked: (p: { minutes: number }) => `登录失败次数过多，账号已锁定，请在 ${p.minutes} 分钟后重试。`,
  codeSubject: '登录验证码',
  codeText: (p: { code: string }) => `您的登录验证码为 ${p.code}，5 分钟内有效。请勿告知他人。`,
};
export default zh;
