import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  title: ['两步验证', 'Two-step sign-in', 'Двухэтапный вход'],
  note: template(
    (p: { username: string }) => `请输入 ${p.username} 的身份验证器中的 6 位验证码。`,
    (p) => `Enter the 6-digit code for ${p.username} from your authenticator app.`,
    (p) => `Введите 6-значный код из приложения-аутентификатора для ${p.username}.`,
  ),
  noteAnonymous: [
    '请输入身份验证器中的 6 位验证码。',
    'Enter the 6-digit code from your authenticator app.',
    'Введите 6-значный код из приложения-аутентификатора.',
  ],
  code: ['验证码', 'Code', 'Код'],
  hint: [
    '手机不在身边时，可输入恢复码',
    'No phone at hand? Enter a recovery code',
    'Если телефона нет под рукой, введите резервный код',
  ],
  trust: ['30 天内信任此设备', 'Trust this device for 30 days', 'Доверять этому устройству 30 дней'],
  submit: ['验证并登录', 'Verify and sign in', 'Подтвердить и войти'],
  submitting: ['正在验证…', 'Verifying…', 'Проверка…'],
  back: ['返回登录', 'Back to sign-in', 'Назад ко входу'],
  errors: {
    code: ['请输入验证码或恢复码', 'Enter the code or a recovery code', 'Введите код или резервный код'],
    failed: [
      '登录未成功，请稍后再试。',
      'Sign-in failed. Please try again later.',
      'Войти не удалось. Повторите попытку позже.',
    ],
  },
  lost: [
    '手机和恢复码都丢失？请联系客服，核实身份后重置。',
    'Lost both phone and recovery codes? Customer service can reset it after verifying your identity.',
    'Потеряны и телефон, и резервные коды? Служба поддержки сбросит вход после проверки личности.',
  ],
  partner: {
    title: ['正在登录', 'Signing in', 'Вход'],
    waiting: ['正在从合作网站登录…', 'Signing in from the partner site…', 'Выполняется вход с сайта партнёра…'],
    failedTitle: ['无法登录', 'Sign-in failed', 'Войти не удалось'],
    noCode: [
      '链接不完整，请从合作网站重新进入，或直接登录。',
      'This link is incomplete. Please start again from the partner site or sign in here.',
      'Ссылка неполная. Вернитесь на сайт партнёра или войдите здесь.',
    ],
    signIn: ['前往登录', 'Go to sign-in', 'Перейти ко входу'],
    already: [
      '您已在此浏览器登录。继续后将切换为合作网站指定的账号。',
      'You are already signed in in this browser. If you continue, you will switch to the account specified by the partner site.',
      'В этом браузере вход уже выполнен. Если продолжить, вы перейдёте в учётную запись, выбранную сайтом партнёра.',
    ],
    go: ['继续', 'Continue', 'Продолжить'],
    stay: ['保持当前登录', 'Keep current sign-in', 'Остаться в текущей'],
  },
});
