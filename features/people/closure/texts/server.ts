import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  otherName: [
    '与企业名称不一致，请按企业全称输入。',
    'The name does not match. Please enter the full company name.',
    'Название не совпадает. Введите полное название компании.',
  ],
  requestedAlready: ['已有一份申请在处理中。', 'A request is already being processed.', 'Заявка уже подана.'],
  obstacles: template(
    (p: { what: string }) => `请先处理：${p.what}。`,
    (p) => `Please settle before closure: ${p.what}.`,
    (p) => `Сначала нужно завершить: ${p.what}.`,
  ),
  decided: [
    '该申请已处理或已撤回，请刷新。',
    'This request has already been decided or withdrawn. Please reload the page.',
    'Заявка уже рассмотрена или отозвана. Обновите страницу.',
  ],
  absent: [
    '未找到该记录，请刷新页面。',
    'Record not found. Please reload the page.',
    'Запись не найдена. Обновите страницу.',
  ],
  notClosed: ['企业尚未注销。', 'The company account is not closed.', 'Учётная запись компании не закрыта.'],
  dataGone: [
    '个人信息已删除，无法继续此操作。',
    'Personal data have been deleted; this action is no longer possible.',
    'Персональные данные удалены, это действие больше невозможно.',
  ],
  protocolAbsent: ['没有删除记录。', 'No deletion record.', 'Акта удаления нет.'],
  kept: [
    [
      '订单、箱号、运单及其他单证：按法定期限保存',
      '合同、委托书与费用单据：按法定期限保存',
      '企业注册资料（营业执照、法定代表人信息）：按法定期限保存',
      '聊天记录（作为单证的一部分）：不再显示发送人姓名',
    ],
    [
      'Orders, container numbers, waybills and other documents: for the statutory period',
      'Contracts, powers of attorney and charges: for the statutory period',
      'Company registration data (business licence, legal representative): for the statutory period',
      'Chat messages, as part of the documents: without sender names',
    ],
    [
      'Заказы, номера контейнеров, накладные и другие документы: в течение установленного срока',
      'Договоры, доверенности и счета: в течение установленного срока',
      'Регистрационные данные компании (свидетельство, руководитель): в течение установленного срока',
      'Переписка как часть документов: без имён отправителей',
    ],
  ],
  closedLetter: template(
    (p: { companyName: string; keepUntil: string }) => ({
      subject: '企业账户已注销',
      text: `${p.companyName}的账户已注销，所有人员不能再登录。单证按法定期限保存至 ${p.keepUntil}。如非本意，请联系客服。`,
    }),
    (p) => ({
      subject: 'Your company account has been closed',
      text: `The account of ${p.companyName} has been closed and its users can no longer sign in. Documents are kept for the statutory period until ${p.keepUntil}. If you did not request this, please contact customer service.`,
    }),
    (p) => ({
      subject: 'Учётная запись компании закрыта',
      text: `Учётная запись компании «${p.companyName}» закрыта, её сотрудники больше не могут войти. Документы хранятся установленный законом срок, до ${p.keepUntil}. Если вы этого не запрашивали, обратитесь в службу поддержки.`,
    }),
  ),
  readMe: template(
    (p: { company: string; person: string; time: string }) =>
      `${p.company}的全部数据\n由${p.person}于 ${p.time}（北京时间）导出\n\ndata/  企业、人员、消息、聊天与操作记录（JSON）\nlists/ 各列表（xlsx）\nfiles/ 企业上传的文件\n`,
    (p) =>
      `All data of ${p.company}\nExported by ${p.person} on ${p.time} (Beijing time)\n\ndata/  company, users, messages, chat and activity log (JSON)\nlists/ lists (xlsx)\nfiles/ files uploaded by the company\n`,
    (p) =>
      `Все данные компании: ${p.company}\nВыгрузил(а) ${p.person}, ${p.time} (по пекинскому времени)\n\ndata/  компания, сотрудники, сообщения, переписка и действия (JSON)\nlists/ списки (xlsx)\nfiles/ файлы, загруженные компанией\n`,
  ),
  messages: {
    requested: template(
      (p: { companyName: string }) => ({
        title: `企业申请注销：${p.companyName}`,
        content: `${p.companyName}申请注销账户，请处理。`,
      }),
      (p) => ({
        title: `Closure requested: ${p.companyName}`,
        content: `${p.companyName} has requested closure of its account. Please decide.`,
      }),
      (p) => ({
        title: `Заявка на закрытие: ${p.companyName}`,
        content: `${p.companyName} просит закрыть учётную запись. Примите решение.`,
      }),
    ),
    declined: template(
      (p: { reason: string }) => ({
        title: '注销申请未予通过',
        content: `注销企业账户的申请未予通过。原因：${p.reason}`,
      }),
      (p) => ({
        title: 'Account closure declined',
        content: `The request to close your company account was declined. Reason: ${p.reason}`,
      }),
      (p) => ({
        title: 'Закрытие отклонено',
        content: `Заявка на закрытие компании отклонена. Причина: ${p.reason}`,
      }),
    ),
  },
});
