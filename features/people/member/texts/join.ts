import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  title: ['加入企业', 'Join a company', 'Присоединение к компании'],
  invites: template(
    (p: { person: string; company: string }) => `${p.person} 邀请您加入 ${p.company}`,
    (p) => `${p.person} invites you to join ${p.company}`,
    (p) => `${p.person} приглашает вас в компанию «${p.company}»`,
  ),
  until: template(
    (p: { when: string }) => `链接有效期至 ${p.when}，只能使用一次。`,
    (p) => `The link is valid until ${p.when} and can be used once.`,
    (p) => `Ссылка действует до ${p.when}, использовать её можно один раз.`,
  ),
  gone: {
    accepted: [
      '该邀请已被接受，链接只能使用一次。如果接受邀请的是您，请直接登录。',
      'This invitation has already been accepted; the link can be used once. If it was you, please sign in.',
      'Приглашение уже принято, ссылка действует один раз. Если это были вы, просто войдите.',
    ],
    expired: [
      '该邀请已过期，请联系邀请人重新发送。',
      'This invitation has expired. Please ask the sender for a new one.',
      'Срок приглашения истёк. Попросите отправить его снова.',
    ],
    revoked: [
      '该邀请已撤回，请联系邀请人。',
      'This invitation has been revoked. Please contact the sender.',
      'Приглашение отозвано. Обратитесь к тому, кто вас пригласил.',
    ],
    absent: [
      '链接无效。如邀请人重新发送过邀请，请使用最新的链接。',
      'Invalid link. If the invitation was sent again, please use the latest link.',
      'Ссылка недействительна. Если приглашение отправляли снова, откройте последнюю ссылку.',
    ],
  },
  sentTo: template(
    (p: { receiver: string }) => `您的用户名：${p.receiver}`,
    (p) => `Your user name: ${p.receiver}`,
    (p) => `Ваше имя пользователя: ${p.receiver}`,
  ),
  name: ['姓名', 'Full name', 'Имя и фамилия'],
  address: ['手机号或邮箱', 'Mobile number or e-mail address', 'Телефон или эл. почта'],
  codeSent: [
    '验证码已发送，5 分钟内有效。',
    'The code has been sent. It is valid for 5 minutes.',
    'Код отправлен, он действует 5 минут.',
  ],
  submit: ['加入', 'Join', 'Присоединиться'],
  submitting: ['正在加入…', 'Joining…', 'Присоединение…'],
  hasAccount: [
    '已有账号？登录后接受邀请',
    'Have an account? Sign in to accept',
    'Есть учётная запись? Войдите, чтобы принять',
  ],
  signedInAs: template(
    (p: { name: string }) => `您已登录：${p.name}`,
    (p) => `You are signed in as ${p.name}.`,
    (p) => `Вы вошли как ${p.name}.`,
  ),
  accept: ['接受邀请', 'Accept invitation', 'Принять приглашение'],
  hasCompany: template(
    (p: { company: string }) => `您已是 ${p.company} 的成员，无法用此账号接受邀请。`,
    (p) => `You are a member of ${p.company} and cannot accept the invitation with this account.`,
    (p) => `Вы состоите в компании «${p.company}» и не можете принять приглашение.`,
  ),
  signOut: ['退出登录，使用其他账号', 'Sign out and use another account', 'Выйти и использовать другую учётную запись'],
  signIn: ['去登录', 'Sign in', 'Войти'],
  failed: [
    '操作失败，请稍后再试。',
    'Action failed. Please try again later.',
    'Не удалось выполнить. Повторите позже.',
  ],
  errors: {
    name: ['请输入姓名', 'Enter your name', 'Введите имя'],
    address: ['请输入手机号或邮箱', 'Enter your mobile number or e-mail address', 'Введите телефон или эл. почту'],
    code: ['请输入 6 位验证码', 'Enter the 6-digit code', 'Введите 6-значный код'],
    agreement: [
      '请阅读并同意服务条款',
      'Please read and accept the terms of use',
      'Прочитайте и примите условия использования',
    ],
  },
  password: {
    title: ['设置新密码', 'Set a new password', 'Новый пароль'],
    of: template(
      (p: { userName: string }) => `用户名：${p.userName}`,
      (p) => `User name: ${p.userName}`,
      (p) => `Имя пользователя: ${p.userName}`,
    ),
    submit: ['设置新密码', 'Set new password', 'Задать новый пароль'],
    gone: [
      '链接已使用或已过期，请联系贵司主账号重新发送。',
      'This link has been used or has expired. Please ask your company’s main account holder for a new one.',
      'Ссылка использована или устарела. Запросите новую у владельца основной учётной записи компании.',
    ],
  },
});
