import { texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  title: ['找回密码', 'Set a new password', 'Восстановление пароля'],
  note: [
    '填写账号绑定的手机号或邮箱，凭验证码设置新密码。',
    'Give the mobile number or e-mail address of your account; with the code that arrives there you set a new password.',
    'Укажите телефон или эл. почту учётной записи: туда придёт код, с которым можно задать новый пароль.',
  ],
  address: ['手机号或邮箱', 'Mobile number or e-mail address', 'Телефон или эл. почта'],
  addressHint: [
    '境外手机号请带国家区号，如 +49',
    'Numbers outside China with their country code, such as +49',
    'Номера вне Китая — с кодом страны, например +7',
  ],
  username: ['用户名', 'User name', 'Имя пользователя'],
  codeSent: [
    '若该手机号或邮箱绑定了账号，验证码已发送，5 分钟内有效。',
    'If an account has this address, a code is on its way. It is valid for 5 minutes.',
    'Если такая учётная запись есть, код отправлен. Он действует 5 минут.',
  ],
  submit: ['设置新密码', 'Set new password', 'Задать новый пароль'],
  submitting: ['正在提交…', 'Setting…', 'Отправка…'],
  signIn: ['去登录', 'Sign in', 'Войти'],
  back: ['返回登录', 'Back to signing in', 'Вернуться ко входу'],
  errors: {
    address: [
      '请输入手机号或邮箱',
      'Enter your mobile number or e-mail address',
      'Введите номер телефона или адрес эл. почты',
    ],
    code: ['请输入 6 位数字验证码', 'Enter the six digits of the code', 'Введите шесть цифр кода'],
    failed: [
      '操作未成功，请稍后再试。',
      'That did not work. Please try again later.',
      'Не получилось. Повторите попытку позже.',
    ],
  },
});
