import { texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  title: ['找回密码', 'Reset password', 'Восстановление пароля'],
  note: [
    '填写账号绑定的手机号或邮箱，凭验证码设置新密码。',
    'Enter the mobile number or e-mail address of your account to receive a code for setting a new password.',
    'Укажите телефон или эл. почту учётной записи: туда придёт код, с которым можно задать новый пароль.',
  ],
  address: ['手机号或邮箱', 'Mobile number or e-mail address', 'Телефон или эл. почта'],
  addressHint: [
    '境外手机号请带国家区号，如 +49',
    'For numbers outside China, include the country code, e.g. +49',
    'Для номеров вне Китая укажите код страны, например +7',
  ],
  username: ['用户名', 'User name', 'Имя пользователя'],
  codeSent: [
    '若该手机号或邮箱绑定了账号，验证码已发送，5 分钟内有效。',
    'If an account with this number or e-mail exists, a code has been sent. It is valid for 5 minutes.',
    'Если такая учётная запись есть, код отправлен. Он действует 5 минут.',
  ],
  submit: ['设置新密码', 'Set new password', 'Задать новый пароль'],
  submitting: ['正在提交…', 'Submitting…', 'Отправка…'],
  signIn: ['去登录', 'Sign in', 'Войти'],
  back: ['返回登录', 'Back to sign-in', 'Вернуться ко входу'],
  errors: {
    address: [
      '请输入手机号或邮箱',
      'Enter your mobile number or e-mail address',
      'Введите номер телефона или адрес эл. почты',
    ],
    code: ['请输入 6 位数字验证码', 'Enter the 6-digit code', 'Введите 6-значный код'],
    failed: [
      '操作未成功，请稍后再试。',
      'Action failed. Please try again later.',
      'Не удалось выполнить. Повторите попытку позже.',
    ],
  },
});
