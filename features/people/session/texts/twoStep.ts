import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  title: ['两步验证', 'Two-step sign-in', 'Двухэтапный вход'],
  intro: [
    '登录时除密码外，还需输入手机身份验证器中的 6 位验证码，密码泄露也无法登录。',
    'Sign-in requires a 6-digit code from an authenticator app on your phone in addition to the password, so a stolen password alone is not enough.',
    'Кроме пароля при входе нужен 6-значный код из приложения-аутентификатора на телефоне: одного украденного пароля недостаточно.',
  ],
  off: ['未开启', 'Off', 'Отключён'],
  on: ['已开启', 'On', 'Включён'],
  since: template(
    (p: { when: string }) => `${p.when} 开启`,
    (p) => `On since ${p.when}`,
    (p) => `Включён ${p.when}`,
  ),
  codesLeft: template(
    (p: { count: number }) => `剩余恢复码 ${p.count} 个`,
    (p) => `${p.count} recovery ${p.count === 1 ? 'code' : 'codes'} left`,
    (p) => `Осталось резервных кодов: ${p.count}`,
  ),
  fewCodes: [
    '恢复码即将用完，请重新生成。',
    'You are running out of recovery codes. Please generate new ones.',
    'Резервные коды заканчиваются. Создайте новые.',
  ],
  demanded: [
    '平台要求您的账号使用两步验证。',
    'Two-step sign-in is mandatory for your account.',
    'Для вашей учётной записи двухэтапный вход обязателен.',
  ],
  turnOn: ['开启两步验证', 'Turn on two-step sign-in', 'Включить двухэтапный вход'],
  turnOff: ['关闭两步验证', 'Turn off two-step sign-in', 'Отключить двухэтапный вход'],
  turnOffNote: [
    '关闭后仅凭密码即可登录，恢复码和受信任设备将全部失效。',
    'The password alone will then be sufficient to sign in. Recovery codes and trusted devices will be deleted.',
    'После этого для входа будет достаточно пароля. Резервные коды и доверенные устройства будут удалены.',
  ],
  turnedOff: ['两步验证已关闭。', 'Two-step sign-in is off.', 'Двухэтапный вход отключён.'],
  renew: ['重新生成恢复码', 'New recovery codes', 'Новые резервные коды'],
  renewNote: [
    '重新生成后，原有恢复码全部失效。',
    'The old recovery codes will become invalid.',
    'Прежние резервные коды перестанут действовать.',
  ],
  password: ['登录密码', 'Password', 'Пароль'],
  code: ['验证码', 'Code', 'Код'],
  codeHint: [
    '身份验证器中的 6 位验证码，或恢复码',
    '6-digit code from your app or a recovery code',
    '6-значный код из приложения или резервный код',
  ],
  needPassword: ['请输入登录密码', 'Enter your password', 'Введите пароль'],
  needCode: ['请输入验证码', 'Enter the code', 'Введите код'],
  setUp: {
    title: ['开启两步验证', 'Set up two-step sign-in', 'Включение двухэтапного входа'],
    forced: [
      '平台要求您的账号使用两步验证，完成设置后即可继续。',
      'Two-step sign-in is mandatory for your account. Please set it up to continue.',
      'Для вашей учётной записи двухэтапный вход обязателен. Включите его, чтобы продолжить.',
    ],
    passwordNote: [
      '请先输入登录密码，确认是您本人操作。',
      'Enter your password to confirm your identity.',
      'Введите пароль для подтверждения.',
    ],
    next: ['下一步', 'Next', 'Далее'],
    signOut: ['退出登录', 'Sign out', 'Выйти'],
    scan: [
      '用身份验证器扫描二维码（如 Microsoft Authenticator、Google Authenticator、腾讯身份验证器）。',
      'Scan the QR code with an authenticator app, such as Google Authenticator or Microsoft Authenticator.',
      'Отсканируйте QR-код приложением-аутентификатором, например Google Authenticator или «Яндекс Ключ».',
    ],
    qr: ['身份验证器二维码', 'QR code for the authenticator app', 'QR-код для приложения-аутентификатора'],
    typed: [
      '无法扫码？手动输入密钥：',
      'Cannot scan? Enter this key manually:',
      'Не получается отсканировать? Введите ключ вручную:',
    ],
    enter: [
      '输入身份验证器当前显示的 6 位验证码：',
      'Enter the 6-digit code currently shown in the app:',
      'Введите 6-значный код, который приложение показывает сейчас:',
    ],
    confirm: ['开启', 'Turn on', 'Включить'],
  },
  codes: {
    title: ['恢复码', 'Recovery codes', 'Резервные коды'],
    note: [
      '手机丢失时，每个恢复码可代替验证码使用一次。恢复码仅显示这一次，请妥善保存。',
      'If you lose your phone, each code can be used once instead of the app. They are shown only once; keep them in a safe place.',
      'Если телефон потерян, каждый код можно один раз ввести вместо кода из приложения. Коды показываются только один раз, сохраните их в надёжном месте.',
    ],
    download: ['下载 .txt', 'Download .txt', 'Скачать .txt'],
    copy: ['复制', 'Copy', 'Копировать'],
    copied: ['已复制', 'Copied', 'Скопировано'],
    done: ['已保存', 'I have saved them', 'Коды сохранены'],
    fileName: ['恢复码.txt', 'recovery-codes.txt', 'rezervnye-kody.txt'],
    fileHead: template(
      (p: { username: string; when: string }) =>
        `Ironsilk 恢复码\n账号：${p.username}\n生成时间：${p.when}\n每个恢复码只能使用一次。`,
      (p) => `Ironsilk recovery codes\nAccount: ${p.username}\nGenerated: ${p.when}\nEach code can be used once.`,
      (p) =>
        `Резервные коды Ironsilk\nУчётная запись: ${p.username}\nСозданы: ${p.when}\nКаждый код действует один раз.`,
    ),
  },
  devices: {
    title: ['受信任的设备', 'Trusted devices', 'Доверенные устройства'],
    hint: [
      '在这些设备上登录时不再要求验证码',
      'No code is required on these devices',
      'На этих устройствах код не запрашивается',
    ],
    none: [
      '没有受信任的设备。登录时勾选“30 天内信任此设备”即可添加。',
      'No trusted devices. Tick “Trust this device for 30 days” when you sign in.',
      'Доверенных устройств нет. Отметьте при входе «Доверять этому устройству 30 дней».',
    ],
    lastUsed: template(
      (p: { when: string }) => `最近使用 ${p.when}`,
      (p) => `Last used ${p.when}`,
      (p) => `Последний вход ${p.when}`,
    ),
    until: template(
      (p: { when: string }) => `信任至 ${p.when}`,
      (p) => `trusted until ${p.when}`,
      (p) => `доверие до ${p.when}`,
    ),
    distrust: ['取消信任', 'Remove trust', 'Отменить доверие'],
    distrustOf: template(
      (p: { device: string }) => `取消信任：${p.device}`,
      (p) => `Remove trust: ${p.device}`,
      (p) => `Отменить доверие: ${p.device}`,
    ),
    distrustAsk: [
      '下次在该设备登录时将再次要求验证码，确认取消信任？',
      'The next sign-in on this device will ask for a code. Remove trust?',
      'При следующем входе на этом устройстве будет запрошен код. Отменить доверие?',
    ],
    distrusted: ['已取消信任。', 'This device is no longer trusted.', 'Устройство больше не доверенное.'],
  },
  people: {
    title: ['两步验证', 'Two-step sign-in', 'Двухэтапный вход'],
    subtitle: [
      '已开启两步验证的用户；丢失手机和恢复码的用户可由平台重置',
      'Users with two-step sign-in; can be reset for users who lost both phone and recovery codes',
      'Пользователи с двухэтапным входом; сброс при утрате телефона и резервных кодов',
    ],
    empty: [
      '还没有用户开启两步验证',
      'No users with two-step sign-in yet',
      'Пользователей с двухэтапным входом пока нет',
    ],
    user: ['用户名', 'User name', 'Имя пользователя'],
    name: ['姓名', 'Name', 'Имя'],
    company: ['企业', 'Company', 'Компания'],
    since: ['开启时间', 'On since', 'Включён'],
    codesLeft: ['剩余恢复码', 'Recovery codes left', 'Резервных кодов'],
    reset: ['重置', 'Reset', 'Сбросить'],
    resetTitle: template(
      (p: { name: string }) => `重置 ${p.name} 的两步验证`,
      (p) => `Reset two-step sign-in of ${p.name}`,
      (p) => `Сбросить двухэтапный вход: ${p.name}`,
    ),
    resetNote: [
      '请先核实对方身份。重置后其全部会话将下线，凭密码即可登录；对方将收到注明原因的通知。',
      'Please verify the user’s identity first. All their sessions will end and they can sign in with the password alone. The user will be notified of the reason.',
      'Сначала убедитесь в личности пользователя. Все его сеансы завершатся, войти можно будет только с паролем. Пользователь получит сообщение с указанием причины.',
    ],
    resetDone: [
      '两步验证已重置，并已通知对方。',
      'Two-step sign-in reset. User notified.',
      'Двухэтапный вход сброшен, пользователь уведомлён.',
    ],
  },
});
