import rules from '../../../../platform/wire/rules/texts/zh.ts';
import password from '../password/zh.ts';

const zh = {
  wrongPassword: '用户名或密码错误。',
  wrongCode: '验证码错误或已失效。',
  captchaNeeded: '请输入图片验证码。',
  captchaWrong: '验证未通过或已失效，请重新验证。',
  locked: (p: { minutes: number }) => `登录失败次数过多，账号已锁定，请在 ${p.minutes} 分钟后重试。`,
  codeSubject: '登录验证码',
  codeText: (p: { code: string }) => `您的登录验证码为 ${p.code}，5 分钟内有效。请勿告知他人。`,
  addressNeeded: '请输入手机号或邮箱。',
  rules,
  codeTooSoon: (p: { seconds: number }) => `验证码发送过于频繁，请 ${p.seconds} 秒后重试。`,
  codesTooMany: '该号码或邮箱一小时内获取验证码次数过多，请稍后再试。',
  forgottenSubject: '找回密码验证码',
  forgottenText: (p: { code: string }) =>
    `您正在找回密码，验证码为 ${p.code}，5 分钟内有效。如非本人操作，请忽略，切勿告知他人。`,
  registerSubject: '注册验证码',
  registerText: (p: { code: string }) => `您的注册验证码为 ${p.code}，5 分钟内有效。请勿告知他人。`,
  registeredText: (p: { code: string }) =>
    `您的注册验证码为 ${p.code}，5 分钟内有效。请注意：该号码或邮箱已注册过账号，如忘记密码可在登录页找回。`,
  alreadyRegistered: '该手机号或邮箱已注册，请直接登录；如忘记密码，可在登录页找回。',
  agreementNeeded: '请先阅读并同意用户协议。',
  notEncrypted: '密码未能识别，请刷新页面后重试。',
  wrongOldPassword: '原密码错误',
  changeLocked: (p: { minutes: number }) => `原密码错误次数过多，请在 ${p.minutes} 分钟后重试。`,
  password: password.faults,
  passwordChanged: '密码修改成功，请重新登录。',
  passwordReset: '密码已重置，请使用新密码登录。',
  passwordChangedSubject: '您的密码已修改',
  passwordChangedText: '您的账号密码刚刚被修改。如非本人操作，请立即找回密码并联系客服。',
  whichAccount: '该手机号或邮箱对应多个账号，请填写用户名',
  sessionAbsent: '该登录会话不存在或已结束。',
};
export default zh;
