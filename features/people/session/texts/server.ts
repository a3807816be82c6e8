import { template, texts } from '../../../../libs/texts/texts.ts';
import { tree as rules } from '../../../../platform/wire/rules/texts/rules.ts';
import { tree as password } from './password.ts';

export const { zh, en, ru } = texts({
  wrongPassword: ['用户名或密码错误。', 'Wrong user name or password.', 'Неверное имя пользователя или пароль.'],
  wrongCode: ['验证码错误或已失效。', 'The code is wrong or no longer valid.', 'Код неверен или уже не действует.'],
  captchaNeeded: ['请输入图片验证码。', 'Enter the verification code.', 'Введите код с картинки.'],
  captchaWrong: [
    '验证未通过或已失效，请重新验证。',
    'The verification failed or has expired. Please try again.',
    'Проверка не пройдена или устарела. Попробуйте ещё раз.',
  ],
  locked: template(
    (p: { minutes: number }) => `登录失败次数过多，账号已锁定，请在 ${p.minutes} 分钟后重试。`,
    (p) => `Too many failed attempts. The account is locked; please try again in ${p.minutes} min.`,
    (p) => `Слишком много неудачных попыток. Учётная запись заблокирована, повторите через ${p.minutes} мин.`,
  ),
  codeSubject: ['登录验证码', 'Your sign-in code', 'Код для входа'],
  codeText: template(
    (p: { code: string }) => `您的登录验证码为 ${p.code}，5 分钟内有效。请勿告知他人。`,
    (p) => `Your sign-in code is ${p.code}. It is valid for 5 minutes. Do not share it.`,
    (p) => `Ваш код для входа: ${p.code}. Он действует 5 минут. Никому его не сообщайте.`,
  ),
  addressNeeded: [
    '请输入手机号或邮箱。',
    'Enter your mobile number or e-mail address.',
    'Введите номер телефона или адрес эл. почты.',
  ],
  rules,
  codeTooSoon: template(
    (p: { seconds: number }) => `验证码发送过于频繁，请 ${p.seconds} 秒后重试。`,
    (p) => `A code has just been sent. Please try again in ${p.seconds} s.`,
    (p) => `Код только что отправлен. Повторите через ${p.seconds} с.`,
  ),
  codesTooMany: [
    '该号码或邮箱一小时内获取验证码次数过多，请稍后再试。',
    'Too many codes requested for this number or e-mail within one hour. Please try again later.',
    'За час на этот телефон или эл. почту отправлено слишком много кодов. Повторите попытку позже.',
  ],
  forgottenSubject: ['找回密码验证码', 'Password reset code', 'Код для смены пароля'],
  forgottenText: template(
    (p: { code: string }) => `您正在找回密码，验证码为 ${p.code}，5 分钟内有效。如非本人操作，请忽略，切勿告知他人。`,
    (p) =>
      `Your code for setting a new password is ${p.code}. It is valid for 5 minutes. If you did not request it, ignore this message. Do not share it.`,
    (p) =>
      `Код для установки нового пароля: ${p.code}. Он действует 5 минут. Если вы его не запрашивали, не обращайте внимания на это сообщение. Никому не сообщайте код.`,
  ),
  registerSubject: ['注册验证码', 'Registration code', 'Код для регистрации'],
  registerText: template(
    (p: { code: string }) => `您的注册验证码为 ${p.code}，5 分钟内有效。请勿告知他人。`,
    (p) => `Your registration code is ${p.code}. It is valid for 5 minutes. Do not share it.`,
    (p) => `Код для регистрации: ${p.code}. Он действует 5 минут. Никому его не сообщайте.`,
  ),
  registeredText: template(
    (p: { code: string }) =>
      `您的注册验证码为 ${p.code}，5 分钟内有效。请注意：该号码或邮箱已注册过账号，如忘记密码可在登录页找回。`,
    (p) =>
      `Your registration code is ${p.code}. It is valid for 5 minutes. Please note: an account with this number or e-mail already exists; if you forgot the password, you can reset it on the sign-in page.`,
    (p) =>
      `Код для регистрации: ${p.code}. Он действует 5 минут. Обратите внимание: на этот адрес уже зарегистрирована учётная запись; если пароль забыт, его можно восстановить на странице входа.`,
  ),
  alreadyRegistered: [
    '该手机号或邮箱已注册，请直接登录；如忘记密码，可在登录页找回。',
    'An account with this number or e-mail already exists. Please sign in or choose “Forgot password?”.',
    'Учётная запись с этим телефоном или эл. почтой уже есть. Войдите или восстановите пароль.',
  ],
  agreementNeeded: [
    '请先阅读并同意用户协议。',
    'Please read and accept the terms of use.',
    'Прочтите и примите условия использования.',
  ],
  notEncrypted: [
    '密码未能识别，请刷新页面后重试。',
    'The password could not be processed. Please reload the page and try again.',
    'Не удалось прочитать пароль. Обновите страницу и повторите попытку.',
  ],
  wrongOldPassword: ['原密码错误', 'Wrong old password', 'Старый пароль указан неверно'],
  changeLocked: template(
    (p: { minutes: number }) => `原密码错误次数过多，请在 ${p.minutes} 分钟后重试。`,
    (p) => `Too many wrong old passwords. Please try again in ${p.minutes} min.`,
    (p) => `Старый пароль неверно указан слишком много раз. Повторите через ${p.minutes} мин.`,
  ),
  password: password.faults,
  passwordChanged: [
    '密码修改成功，请重新登录。',
    'Your password has been changed. Please sign in again.',
    'Пароль изменён. Войдите снова.',
  ],
  passwordReset: [
    '密码已重置，请使用新密码登录。',
    'Password reset. Please sign in with your new password.',
    'Новый пароль установлен. Войдите с ним.',
  ],
  passwordChangedSubject: ['您的密码已修改', 'Your password has been changed', 'Ваш пароль изменён'],
  passwordChangedText: [
    '您的账号密码刚刚被修改。如非本人操作，请立即找回密码并联系客服。',
    'The password of your account has just been changed. If this was not you, reset the password immediately and contact customer service.',
    'Пароль вашей учётной записи только что изменён. Если это сделали не вы, немедленно восстановите пароль и свяжитесь со службой поддержки.',
  ],
  whichAccount: [
    '该手机号或邮箱对应多个账号，请填写用户名',
    'Several accounts use this number or e-mail; please enter the user name',
    'С этим телефоном или эл. почтой есть несколько учётных записей, укажите имя пользователя',
  ],
  sessionAbsent: [
    '该登录会话不存在或已结束。',
    'Session not found or already ended.',
    'Сеанс не найден или уже завершён.',
  ],
  wrongOwnPassword: ['密码错误', 'Wrong password', 'Неверный пароль'],
  twoStep: {
    wrongCode: [
      '验证码错误，请核对身份验证器中的验证码，或使用恢复码。',
      'Wrong code. Please check your authenticator app or use a recovery code.',
      'Код неверен. Проверьте приложение-аутентификатор или введите резервный код.',
    ],
    usedCode: [
      '该验证码已使用过，请等待身份验证器显示下一个验证码。',
      'This code has already been used. Please wait for the next code in your app.',
      'Этот код уже использован. Дождитесь следующего кода в приложении.',
    ],
    wrongFirstCode: [
      '验证码错误，请检查手机时间是否准确，并输入当前显示的验证码。',
      'Wrong code. Please check that your phone’s time is correct and enter the code currently shown.',
      'Код неверен. Проверьте время на телефоне и введите код, который показан сейчас.',
    ],
    locked: template(
      (p: { minutes: number }) => `验证码错误次数过多，请在 ${p.minutes} 分钟后重试。`,
      (p) => `Too many wrong codes. Try again in ${p.minutes} min.`,
      (p) => `Слишком много неверных кодов. Повторите через ${p.minutes} мин.`,
    ),
    unreadable: [
      '无法读取身份验证器的密钥，请使用恢复码，或联系客服重置。',
      'The authenticator key cannot be read. Please use a recovery code or ask customer service for a reset.',
      'Не удалось прочитать ключ приложения. Введите резервный код или попросите службу поддержки о сбросе.',
    ],
    challengeOver: [
      '登录已超时，请重新登录。',
      'Sign-in timed out. Please sign in again.',
      'Время входа истекло. Войдите снова.',
    ],
    isOn: [
      '两步验证已开启。如需更换手机，请先关闭再重新开启。',
      'Two-step sign-in is already on. To change phones, please turn it off first.',
      'Двухэтапный вход уже включён. Чтобы сменить телефон, сначала отключите его.',
    ],
    isOff: ['尚未开启两步验证。', 'Two-step sign-in is off.', 'Двухэтапный вход не включён.'],
    isDemanded: [
      '平台要求您的账号必须使用两步验证，不能关闭。',
      'Two-step sign-in is mandatory for your account and cannot be turned off.',
      'Для вашей учётной записи двухэтапный вход обязателен, отключить его нельзя.',
    ],
    notStarted: [
      '设置已失效，请重新开始。',
      'This set-up is no longer valid. Please start again.',
      'Настройка устарела. Начните заново.',
    ],
    deviceAbsent: [
      '该设备不存在或已取消信任。',
      'Device not found or no longer trusted.',
      'Устройство не найдено или больше не доверенное.',
    ],
    personAbsent: [
      '该用户未开启两步验证，或已被重置。',
      'This user does not use two-step sign-in, or it has been reset.',
      'У этого пользователя двухэтапный вход не включён или уже сброшен.',
    ],
    notOwn: [
      '不能重置自己的两步验证，请联系其他管理员。',
      'You cannot reset your own two-step sign-in. Please ask another administrator.',
      'Сбросить собственный двухэтапный вход нельзя. Обратитесь к другому администратору.',
    ],
    staffOnlyByAdmin: [
      '平台人员的两步验证只能由系统管理员重置。',
      'Only an administrator can reset it for platform staff.',
      'Сотрудникам платформы его может сбросить только администратор.',
    ],
    told: {
      subject: ['您的两步验证设置已变更', 'Your two-step sign-in has changed', 'Настройки двухэтапного входа изменены'],
      turnedOn: [
        '您的账号已开启两步验证，登录时需输入身份验证器中的验证码。如非本人操作，请立即联系客服。',
        'Two-step sign-in is now on for your account: a code from your authenticator app is required to sign in. If this was not you, contact customer service immediately.',
        'Для вашей учётной записи включён двухэтапный вход: при входе нужен код из приложения-аутентификатора. Если это сделали не вы, немедленно свяжитесь со службой поддержки.',
      ],
      turnedOff: [
        '您的账号已关闭两步验证。如非本人操作，请立即修改密码并联系客服。',
        'Two-step sign-in is now off for your account. If this was not you, change your password immediately and contact customer service.',
        'Для вашей учётной записи отключён двухэтапный вход. Если это сделали не вы, немедленно смените пароль и свяжитесь со службой поддержки.',
      ],
      reset: template(
        (p: { reason: string }) =>
          `平台已重置您账号的两步验证，原因：${p.reason}。请使用密码登录后重新开启。如非您本人申请，请立即联系客服。`,
        (p) =>
          `The platform has reset the two-step sign-in of your account. Reason: ${p.reason}. Sign in with your password and set it up again. If you did not request this, contact customer service immediately.`,
        (p) =>
          `Платформа сбросила двухэтапный вход вашей учётной записи. Причина: ${p.reason}. Войдите с паролем и включите его снова. Если вы об этом не просили, немедленно свяжитесь со службой поддержки.`,
      ),
    },
  },
  partner: {
    unknownCode: [
      '链接无效，请从合作网站重新进入，或直接登录。',
      'Invalid link. Please start again from the partner site or sign in here.',
      'Ссылка недействительна. Вернитесь на сайт партнёра или войдите здесь.',
    ],
    usedCode: [
      '该链接已使用过，每个链接只能使用一次。请从合作网站重新进入，或直接登录。',
      'This link has already been used; each link can be used once. Please start again from the partner site or sign in here.',
      'Ссылка уже использована, она действует один раз. Вернитесь на сайт партнёра или войдите здесь.',
    ],
    expiredCode: [
      '该链接已过期，有效期为一分钟。请从合作网站重新进入，或直接登录。',
      'This link has expired; it is valid for one minute. Please start again from the partner site or sign in here.',
      'Срок ссылки истёк, она действует одну минуту. Вернитесь на сайт партнёра или войдите здесь.',
    ],
    otherAudience: [
      '该链接不是为本网站签发的，请直接登录。',
      'This link was issued for another site. Please sign in here.',
      'Ссылка выдана для другого сайта. Войдите здесь.',
    ],
  },
});
