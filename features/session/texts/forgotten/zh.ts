const zh = {
  title: '找回密码',
  note: '填写账号绑定的手机号或邮箱，凭验证码设置新密码。',
  address: '手机号或邮箱',
  addressHint: '境外手机号请带国家区号，如 +49',
  username: '用户名',
  codeSent: '若该手机号或邮箱绑定了账号，验证码已发送，5 分钟内有效。',
  submit: '设置新密码',
  submitting: '正在提交…',
  signIn: '去登录',
  back: '返回登录',
  errors: {
    address: '请输入手机号或邮箱',
    code: '请输入 6 位数字验证码',
    failed: '操作未成功，请稍后再试。',
  },
};
export default zh;
