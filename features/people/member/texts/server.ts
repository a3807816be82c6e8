import { template, texts } from '../../../../libs/texts/texts.ts';
import { tree as rules } from '../../../../platform/wire/rules/texts/rules.ts';

export const { zh, en, ru } = texts({
  rules,
  absent: [
    '没有找到该人员，请刷新页面。',
    'User not found. Please reload the page.',
    'Сотрудник не найден. Обновите страницу.',
  ],
  notAllowed: [
    '您不能修改该账号。',
    'You do not have permission to change this account.',
    'Эту учётную запись вы изменить не можете.',
  ],
  ownRights: [
    '不能修改自己的权限，请由其他主账号操作。',
    'You cannot change your own permissions. Please ask another main account holder.',
    'Свои права изменить нельзя. Обратитесь к владельцу другой основной учётной записи.',
  ],
  ownAccount: [
    '不能停用自己的账号或重置自己的密码。',
    'You cannot disable your own account or reset your own password here.',
    'Отключить себя или сбросить свой пароль здесь нельзя.',
  ],
  notHeld: [
    '不能授予您自己没有的权限。',
    'You cannot grant a permission you do not have.',
    'Нельзя дать право, которого нет у вас.',
  ],
  mainOnly: [
    '只有主账号可以设置或取消主账号。',
    'Only a main account holder can assign or remove main accounts.',
    'Назначать и снимать основные учётные записи может только владелец основной учётной записи.',
  ],
  lastMain: [
    '企业至少需要一个可用的主账号。请先将主账号交给其他同事。',
    'A company needs at least one active main account. Please assign a colleague as main account first.',
    'Компании нужна хотя бы одна действующая основная учётная запись. Сначала назначьте основную учётную запись коллеге.',
  ],
  mainHoldsAll: [
    '主账号拥有全部权限和菜单，无需单独设置。',
    'A main account has all permissions and all menus.',
    'У основной учётной записи есть все права и все пункты меню.',
  ],
  noAddress: [
    '该人员没有手机号或邮箱，无法发送链接。请先补充联系方式。',
    'This user has no mobile number or e-mail address. Please add one first.',
    'У сотрудника нет ни телефона, ни эл. почты. Сначала укажите их.',
  ],
  disabled: [
    '该账号已停用，请先启用。',
    'This account is disabled. Please enable it first.',
    'Учётная запись отключена. Сначала включите её.',
  ],
  noColleague: [
    '请选择贵司另一位可用的同事。',
    'Please select another active colleague of your company.',
    'Выберите другого действующего сотрудника компании.',
  ],
  receiverNeeded: [
    '请填写手机号或邮箱。',
    'Enter a mobile number or an e-mail address.',
    'Укажите мобильный телефон или эл. почту.',
  ],
  smsTooMany: [
    '今天发送的短信邀请已达上限，请明天再试，或改用邮箱、链接邀请。',
    'The daily limit of SMS invitations has been reached. Please try again tomorrow or invite by e-mail or link.',
    'Лимит SMS-приглашений на сегодня исчерпан. Повторите завтра или пригласите по эл. почте или ссылке.',
  ],
  invitationGone: [
    '该邀请已被接受或撤回。',
    'This invitation has already been accepted or revoked.',
    'Приглашение уже принято или отозвано.',
  ],
  tokenAccepted: [
    '该邀请已被接受，链接只能使用一次。',
    'This invitation has already been accepted. The link can be used once.',
    'Приглашение уже принято. Ссылка действует один раз.',
  ],
  tokenExpired: [
    '该邀请已过期，请联系邀请人重新发送。',
    'This invitation has expired. Please ask the sender for a new one.',
    'Срок приглашения истёк. Попросите новое.',
  ],
  tokenRevoked: [
    '该邀请已撤回，请联系邀请人。',
    'This invitation has been revoked. Please contact the sender.',
    'Приглашение отозвано. Обратитесь к тому, кто вас пригласил.',
  ],
  tokenAbsent: [
    '链接无效。如邀请人重新发送过邀请，请使用最新的链接。',
    'Invalid link. If the invitation was sent again, please use the latest link.',
    'Ссылка недействительна. Если приглашение отправляли снова, откройте последнюю ссылку.',
  ],
  alreadyRegistered: [
    '该手机号或邮箱已有账号。请先登录，再打开此链接接受邀请。',
    'An account with this number or e-mail already exists. Please sign in, then open the link again to accept.',
    'Учётная запись с этим телефоном или эл. почтой уже есть. Войдите и снова откройте ссылку.',
  ],
  agreementNeeded: [
    '请阅读并同意服务条款。',
    'Please read and accept the terms of use.',
    'Прочитайте и примите условия использования.',
  ],
  wrongCode: ['验证码错误或已失效。', 'The code is wrong or no longer valid.', 'Код неверен или больше не действует.'],
  hasCompany: [
    '您已加入企业，无法接受该邀请。',
    'You are already a member of a company and cannot accept this invitation.',
    'Вы уже состоите в компании и не можете принять приглашение.',
  ],
  passwordLinkGone: [
    '链接已使用或已过期，请联系企业主账号重新发送。',
    'This link has been used or has expired. Please ask your company’s main account holder for a new one.',
    'Ссылка использована или устарела. Запросите новую у владельца основной учётной записи компании.',
  ],
  passwordSet: [
    '新密码已生效，请登录。',
    'New password set. Please sign in with it.',
    'Новый пароль действует. Войдите с ним.',
  ],
  invitationSubject: template(
    (p: { company: string }) => `${p.company} 邀请您加入 Ironsilk`,
    (p) => `${p.company} invites you to Ironsilk`,
    (p) => `${p.company} приглашает вас в Ironsilk`,
  ),
  invitationText: template(
    (p: { company: string; person: string; link: string; until: string }) =>
      `${p.person} 邀请您加入 ${p.company} 的 Ironsilk 账号。请在 ${p.until} 前打开链接（仅限使用一次）：${p.link}`,
    (p) =>
      `${p.person} has invited you to join ${p.company} on Ironsilk. Please open this link by ${p.until} (it can be used once): ${p.link}`,
    (p) =>
      `${p.person} приглашает вас присоединиться к компании «${p.company}» в Ironsilk. Откройте ссылку до ${p.until} (её можно использовать один раз): ${p.link}`,
  ),
  passwordSubject: ['设置新密码', 'Set a new password', 'Новый пароль'],
  passwordText: template(
    (p: { link: string }) =>
      `您的 Ironsilk 密码已由企业管理员重置，请在 24 小时内打开链接设置新密码（仅限使用一次）：${p.link}`,
    (p) =>
      `Your Ironsilk password has been reset by your company. Please open this link within 24 hours to set a new one (it can be used once): ${p.link}`,
    (p) =>
      `Ваша компания сбросила ваш пароль Ironsilk. Откройте одноразовую ссылку в течение 24 часов и задайте новый: ${p.link}`,
  ),
  contactSubject: ['联系方式已修改', 'Your contact details were changed', 'Ваши контактные данные изменены'],
  contactText: template(
    (p: { person: string }) => `${p.person} 修改了您 Ironsilk 账号的手机号或邮箱。如有疑问，请联系贵司主账号。`,
    (p) =>
      `${p.person} has changed the mobile number or e-mail address of your Ironsilk account. If you did not expect this, please contact your company’s main account holder.`,
    (p) =>
      `${p.person} изменил(а) телефон или эл. почту вашей учётной записи Ironsilk. Если это ошибка, обратитесь к владельцу основной учётной записи компании.`,
  ),
  messages: {
    joined: template(
      (p: { personName: string }) => ({
        title: `${p.personName} 已加入`,
        content: `${p.personName} 接受了您的邀请，已成为贵司子账号。`,
      }),
      (p) => ({
        title: `${p.personName} has joined`,
        content: `${p.personName} has accepted your invitation and now has a sub-account in your company.`,
      }),
      (p) => ({
        title: `${p.personName}: приглашение принято`,
        content: `Сотрудник ${p.personName} получил дополнительную учётную запись вашей компании.`,
      }),
    ),
    rightsChanged: template(
      (p: { personName: string }) => ({
        title: '您的权限已变更',
        content: `${p.personName} 修改了您的权限，已立即生效。`,
      }),
      (p) => ({
        title: 'Your permissions have changed',
        content: `${p.personName} has changed your permissions, effective immediately.`,
      }),
      (p) => ({
        title: 'Ваши права изменены',
        content: `${p.personName} изменил(а) ваши права. Они уже действуют.`,
      }),
    ),
    takenOver: template(
      (p: { personName: string; count: number }) => ({
        title: `已接手 ${p.personName} 的工作`,
        content: `${p.personName} 的 ${p.count} 项工作已转交给您，包括待办、订单联系人、沟通和邀请。`,
      }),
      (p) => ({
        title: `Work handed over from ${p.personName}`,
        content: `${p.count} ${p.count === 1 ? 'item' : 'items'} of ${p.personName} ${p.count === 1 ? 'has' : 'have'} been handed over to you: to-dos, order contacts, chats and invitations.`,
      }),
      (p) => ({
        title: `Вам переданы дела: ${p.personName}`,
        content: `Вам передано дел: ${p.count} — задачи, контакт в заказах, чаты и приглашения (${p.personName}).`,
      }),
    ),
  },
  handover: {
    invitations: ['待接受的邀请', 'Pending invitations', 'Ожидающие приглашения'],
  },
});
