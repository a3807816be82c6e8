import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../platform/wire/language.ts';

const messagesRu = (count: number) => russianPlural(count, 'сообщение', 'сообщения', 'сообщений');

function unreadRu(count: number): string {
  return russianPlural(count, 'непрочитанное', 'непрочитанных', 'непрочитанных');
}

export const { zh, en, ru } = texts({
  /** values of `remindTypeFront` */
  msgTypes: {
    1: ['订舱通知', 'Booking', 'Бронирование'],
    2: ['单证通知', 'Documents', 'Документы'],
    3: ['在途通知', 'Tracking', 'Отслеживание'],
    4: ['费用通知', 'Charges', 'Начисления'],
    5: ['合同通知', 'Contracts', 'Договоры'],
    6: ['系统通知', 'System', 'Система'],
    7: ['待审核', 'Reviews', 'На проверку'],
    8: ['班列变动', 'Train changes', 'Изменения поезда'],
    9: ['在线会话', 'Chat', 'Чат'],
  },
  server: {
    absent: [
      '未找到该消息，请刷新页面。',
      'Message not found. Please reload the page.',
      'Сообщение не найдено. Обновите страницу.',
    ],
    linkWrong: [
      '该链接无效，或邮件是发往其他地址的。您可以在消息设置中选择接收哪些邮件。',
      'This link is invalid, or the e-mail was sent to another address. You can choose which e-mails to receive in message settings.',
      'Ссылка недействительна, или письмо было отправлено на другой адрес. Какие письма получать, можно выбрать в настройках сообщений.',
    ],
    tooLateToUndo: [
      '已超过撤销时间，消息保持已读。',
      'It is too late to undo; the messages remain read.',
      'Отменить уже нельзя: сообщения остаются прочитанными.',
    ],
    quietWrong: [
      '请填写完整的免打扰时段，且起止时间不能相同。',
      'Enter the start and end of quiet hours; they cannot be the same.',
      'Укажите начало и конец тихих часов; они не могут совпадать.',
    ],
    letter: {
      readOn: ['查看全部消息：', 'All messages:', 'Все сообщения:'],
      foot: [
        '您可以在平台的消息设置中选择接收哪些邮件和短信。',
        'You can choose which e-mails and SMS to receive under message settings on the platform.',
        'Какие письма и SMS получать, можно выбрать на платформе в настройках сообщений.',
      ],
      digestSubject: template(
        (p: { date: string; count: number }) => `消息摘要 ${p.date}（${p.count} 条未读）`,
        (p) => `Your messages, ${p.date} (${p.count} unread)`,
        (p) => `Сообщения за ${p.date} (непрочитанных: ${p.count})`,
      ),
      digestHead: template(
        (p: { count: number }) => `自上次摘要以来，您有 ${p.count} 条未读消息：`,
        (p) => `You have ${p.count} unread ${p.count === 1 ? 'message' : 'messages'} since the last digest:`,
        (p) => `С прошлой сводки у вас ${p.count} ${unreadRu(p.count)} ${messagesRu(p.count)}:`,
      ),
      more: template(
        (p: { count: number }) => `……另有 ${p.count} 条`,
        (p) => `… and ${p.count} more`,
        (p) => `… и ещё ${p.count}`,
      ),
    },
  },
  page: {
    title: ['消息中心', 'Message centre', 'Центр сообщений'],
    list: ['消息列表', 'Messages', 'Сообщения'],
    notices: ['通知', 'Notices', 'Уведомления'],
    todos: ['待办', 'To-dos', 'Задачи'],
    open: template(
      (p: { count: number }) => `${p.count} 条未处理`,
      (p) => `${p.count} open`,
      (p) => `не обработано: ${p.count}`,
    ),
    empty: ['暂无数据', 'No data', 'Нет данных'],
    noJump: ['暂无可跳转地址', 'No page to open', 'Нет страницы для перехода'],
    mayNotOpen: [
      '您已无权查看该内容，或内容已不属于贵司',
      'You no longer have access to this item, or it no longer belongs to your company',
      'Вам это больше недоступно, или оно уже не относится к вашей компании',
    ],
    goView: ['去查看', 'View', 'Посмотреть'],
    iKnow: ['我知道了', 'Got it', 'Понятно'],
    goHandle: ['去处理', 'Go to task', 'Перейти к задаче'],
    handled: ['标记已处理', 'Mark as done', 'Отметить выполненной'],
    isHandled: ['已处理', 'Done', 'Выполнено'],
    unread: ['未读', 'Unread', 'Не прочитано'],
    readAll: ['全部已读', 'Mark all read', 'Прочитать все'],
    readAllAsk: [
      '确定将全部未读通知标为已读吗？',
      'Mark all unread notices as read?',
      'Отметить все уведомления прочитанными?',
    ],
    readAllDone: template(
      (p: { count: number }) => `已将 ${p.count} 条通知标为已读`,
      (p) => `${p.count} ${p.count === 1 ? 'notice' : 'notices'} marked as read`,
      (p) => `Отмечено прочитанными: ${p.count}`,
    ),
    nothingUnread: ['没有未读通知', 'No unread notices', 'Непрочитанных уведомлений нет'],
    undo: ['撤销', 'Undo', 'Отменить'],
    undone: ['已恢复为未读', 'Notices marked as unread again', 'Уведомления снова не прочитаны'],
    markRead: ['标为已读', 'Mark as read', 'Отметить прочитанными'],
    chosen: template(
      (p: { count: number }) => `已选 ${p.count} 条`,
      (p) => `${p.count} selected`,
      (p) => `Выбрано: ${p.count}`,
    ),
    choosePage: [
      '选择本页未处理的消息',
      'Select open messages on this page',
      'Выбрать необработанные на этой странице',
    ],
    choose: template(
      (p: { title: string }) => `选择：${p.title}`,
      (p) => `Select: ${p.title}`,
      (p) => `Выбрать: ${p.title}`,
    ),
    clear: ['取消选择', 'Clear selection', 'Снять выбор'],
    bulkDone: template(
      (p: { count: number }) => `已处理 ${p.count} 条`,
      (p) => `Done: ${p.count}`,
      (p) => `Обработано: ${p.count}`,
    ),
    type: ['类型', 'Type', 'Тип'],
    allTypes: ['全部类型', 'All types', 'Все типы'],
    search: ['搜索消息', 'Search messages', 'Поиск по сообщениям'],
    onlyOpen: ['只看未读', 'Unread only', 'Только непрочитанные'],
    onlyOpenTodos: ['只看未处理', 'Open only', 'Только невыполненные'],
    toSetting: ['消息设置', 'Message settings', 'Настройки сообщений'],
    newOnes: template(
      (p: { count: number }) => `有 ${p.count} 条新消息，点击刷新`,
      (p) => `${p.count} new — show`,
      (p) => `Новых: ${p.count} — показать`,
    ),
  },
  bell: {
    title: ['消息与待办', 'Messages and to-dos', 'Сообщения и задачи'],
    empty: ['没有未读消息', 'No unread messages', 'Непрочитанных сообщений нет'],
    all: ['查看全部消息', 'View all messages', 'Все сообщения'],
    todo: ['待办', 'To-do', 'Задача'],
  },
  unsubscribe: {
    title: ['退订邮件', 'Unsubscribe from e-mails', 'Отказ от писем'],
    ask: ['不再接收此类邮件？', 'Stop these e-mails?', 'Больше не получать такие письма?'],
    about: template(
      (p: { types: string }) => `邮件内容：${p.types}`,
      (p) => `About: ${p.types}`,
      (p) => `Тема писем: ${p.types}`,
    ),
    to: template(
      (p: { email: string }) => `收件地址：${p.email}`,
      (p) => `Sent to: ${p.email}`,
      (p) => `Адрес: ${p.email}`,
    ),
    stop: ['退订', 'Unsubscribe', 'Отказаться'],
    stopped: ['已退订此类邮件', 'Unsubscribed from these e-mails', 'Подписка на такие письма отменена'],
    stoppedText: [
      '站内消息不受影响。',
      'Messages on the platform are not affected.',
      'Сообщения на платформе сохраняются.',
    ],
    undo: ['撤销退订', 'Undo', 'Вернуть'],
    settings: ['消息设置', 'Message settings', 'Настройки сообщений'],
    wrong: ['无法退订', 'Unsubscribing failed', 'Отказаться по этой ссылке нельзя'],
    retry: ['重试', 'Try again', 'Повторить'],
    separator: ['、', ', ', ', '],
  },
  setting: {
    title: ['消息设置', 'Message settings', 'Настройки сообщений'],
    ways: ['接收方式', 'Notification channels', 'Как получать сообщения'],
    waysNote: ['待办始终在站内显示。', 'To-dos are always shown on the platform.', 'Задачи на платформе видны всегда.'],
    noWays: [
      '您的账号目前没有可接收的消息类型。',
      'No message types available for your account at present.',
      'Для вашей учётной записи сообщений пока нет.',
    ],
    way: {
      type: ['类型', 'Type', 'Тип'],
      inPortal: ['站内', 'On platform', 'Платформа'],
      byEmail: ['邮件', 'E-mail', 'Эл. почта'],
      bySms: ['短信', 'SMS', 'SMS'],
    },
    byWay: template(
      (p: { type: string; way: string }) => `${p.type}：${p.way}`,
      (p) => `${p.type}: ${p.way}`,
      (p) => `${p.type}: ${p.way}`,
    ),
    addresses: template(
      (p: { email: string; mobile: string }) => `邮箱：${p.email}　手机：${p.mobile}`,
      (p) => `E-mail: ${p.email} · Mobile: ${p.mobile}`,
      (p) => `Эл. почта: ${p.email} · Телефон: ${p.mobile}`,
    ),
    none: ['未填写', 'none', 'не указано'],
    quiet: ['免打扰', 'Quiet hours', 'Тихие часы'],
    quietNote: [
      '该时段内的邮件和短信会在结束后发送。时间为北京时间。',
      'E-mails and SMS during these hours are sent afterwards. Beijing time.',
      'Письма и SMS за это время отправляются после его окончания. Время пекинское (UTC+8).',
    ],
    quietOn: ['开启免打扰', 'Turn on quiet hours', 'Включить тихие часы'],
    quietFrom: ['开始时间', 'From', 'С'],
    quietTo: ['结束时间', 'To', 'До'],
    quietWrong: [
      '请填写起止时间，且两者不能相同',
      'Enter start and end; they cannot be the same',
      'Укажите начало и конец; они не могут совпадать',
    ],
    digest: ['每日摘要', 'Daily digest', 'Ежедневная сводка'],
    digestNote: [
      '每天 08:00（北京时间）把已勾选“邮件”的类型中的未读消息合并为一封邮件，不再逐条发送。',
      'Every day at 08:00 (Beijing time) one e-mail summarising unread messages of the types selected for e-mail, instead of individual e-mails.',
      'Каждый день в 08:00 (по пекинскому времени) одно письмо с непрочитанными сообщениями по типам, отмеченным в столбце «Эл. почта», вместо отдельных писем.',
    ],
    digestEmpty: [
      '目前没有勾选“邮件”的类型，不会发送摘要。',
      'No message types are selected for e-mail, so no digest will be sent.',
      'В столбце «Эл. почта» ничего не отмечено: сводка отправляться не будет.',
    ],
    hasDigest: ['每天一封摘要邮件', 'One e-mail a day', 'Одно письмо в день'],
    save: ['保存', 'Save', 'Сохранить'],
    saved: ['设置已保存', 'Settings saved', 'Настройки сохранены'],
  },
});
