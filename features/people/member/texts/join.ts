import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  title: ['加入企业', 'Join a company', 'Вступление в компанию'],
  invites: template(
    (p: { person: string; company: string }) => `${p.person} 邀请您加入 ${p.company}`,
    (p) => `${p.person} invites you to join ${p.company}`,
    (p) => `${p.person} приглашает вас в компанию «${p.company}»`,
  ),
  until: template(
    (p: { when: string }) => `链接有效期至 ${p.when}，只能使用一次。`,
    (p) => `The link is valid until ${p.when} and works once.`,
    (p) => `Ссылка действует до ${p.when} и один раз.`,
  ),
  gone: {
    accepted: [
      '该邀请已被接受，链接只能使用一次。如果接受邀请的是您，请直接登录。',
      'This invitation has been accepted; a link works once. If it was you, just sign in.',
      'Приглашение уже принято, ссылка действует один раз. Если это были вы, просто войдите.',
    ],
    expired: [
      '该邀请已过期，请联系邀请人重新发送。',
      'This invitation has expired. Ask the person who invited you to send it again.',
      'Срок приглашения истёк. Попросите отправить его снова.',
    ],
    revoked: [
      '该邀请已撤回，请联系邀请人。',
      'This invitation has been revoked. Please contact the person who invited you.',
      'Приглашение отозвано. Обратитесь к тому, кто вас пригласил.',
    ],
    absent: [
      '链接无效。如邀请人重新发送过邀请，请使用最新的链接。',
      'This link is not valid. If the invitation was sent again, use the newest link.',
      'Ссылка недействительна. Если приглашение отправляли снова, откройте последнюю ссылку.',
    ],
  },
  sentTo: template(
    (p: { receiver: string }) => `您的用户名：${p.receiver}`,
    (p) => `Your user name: ${p.receiver}`,
    (p) => `Ваше имя пользователя: ${p.receiver}`,
  ),
  name: ['姓名', 'Full name', 'Имя и фамилия'],
  address: ['手机号或邮箱', 'Mobile number or e-mail address', 'Телефон или e-mail'],
  codeSent: [
    '验证码已发送，5 分钟内有效。',
    'The code has been sent. It is valid for 5 minutes.',
    'Код отправлен, он действует 5 минут.',
  ],
  submit: ['加入', 'Join', 'Вступить'],
  submitting: ['正在加入…', 'Joining…', 'Вступаем…'],
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
  accept: ['接受邀请', 'Accept the invitation', 'Принять приглашение'],
  hasCompany: template(
    (p: { company: string }) => `您已是 ${p.company} 的成员，无法用此账号接受邀请。`,
    (p) => `You belong to ${p.company} and cannot accept with this account.`,
    (p) => `Вы состоите в компании «${p.company}» и не можете принять приглашение.`,
  ),
  signOut: ['退出登录，使用其他账号', 'Sign out and use another account', 'Выйти и использовать другую запись'],
  signIn: ['去登录', 'Sign in', 'Войти'],
  failed: ['操作失败，请稍后再试。', 'That did not work. Please try again later.', 'Не получилось. Повторите позже.'],
  errors: {
    name: ['请输入姓名', 'Enter your name', 'Введите имя'],
    address: ['请输入手机号或邮箱', 'Enter your mobile number or e-mail address', 'Введите телефон или e-mail'],
    code: ['请输入 6 位验证码', 'Enter the six digits of the code', 'Введите шесть цифр кода'],
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
      'This link was used or has expired. Ask your main account for a new one.',
      'Ссылка использована или устарела. Попросите новую у главной учётной записи.',
    ],
  },
});
