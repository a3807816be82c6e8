import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  otherName: [
    '与企业名称不一致，请按企业全称输入。',
    'This is not the full name of the company.',
    'Это не полное название компании.',
  ],
  requestedAlready: ['已有一份申请在处理中。', 'A request is open already.', 'Заявка уже подана.'],
  obstacles: template(
    (p: { what: string }) => `请先处理：${p.what}。`,
    (p) => `Before closing: ${p.what}.`,
    (p) => `Сначала нужно завершить: ${p.what}.`,
  ),
  decided: [
    '该申请已处理或已撤回，请刷新。',
    'This request has been decided or withdrawn. Please reload.',
    'Заявка уже рассмотрена или отозвана. Обновите страницу.',
  ],
  absent: ['该记录不存在。', 'This record does not exist.', 'Такой записи нет.'],
  notClosed: ['企业尚未关闭。', 'The company is not closed.', 'Компания не закрыта.'],
  dataGone: [
    '个人信息已删除，无法继续此操作。',
    'The personal data have been removed; this is no longer possible.',
    'Персональные данные удалены, это действие больше невозможно.',
  ],
  protocolAbsent: ['没有删除记录。', 'Nothing has been removed.', 'Ничего не удалялось.'],
  kept: [
    [
      '订单、箱号、运单及其他单证：按法定期限保存',
      '合同、授权委托书与费用单据：按法定期限保存',
      '企业注册资料（营业执照、法人信息）：按法定期限保存',
      '聊天记录（作为单证的一部分）：不再显示发送人姓名',
    ],
    [
      'Orders, container numbers, waybills and other documents: for the legal term',
      'Contracts, powers of attorney and charges: for the legal term',
      'Registration of the company (licence, legal representative): for the legal term',
      'Chat messages, as part of the documents: without names of senders',
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
      subject: '企业账户已关闭',
      text: `${p.companyName}的账户已关闭，所有人员不能再登录。单证按法定期限保存至 ${p.keepUntil}。如非本意，请联系客服。`,
    }),
    (p) => ({
      subject: 'Your company account is closed',
      text: `The account of ${p.companyName} is closed and its people can no longer sign in. Documents are kept for the legal term, until ${p.keepUntil}. If you did not want this, please contact our service.`,
    }),
    (p) => ({
      subject: 'Учётная запись компании закрыта',
      text: `Учётная запись компании «${p.companyName}» закрыта, её сотрудники больше не могут войти. Документы хранятся установленный срок, до ${p.keepUntil}. Если вы этого не хотели, обратитесь в службу поддержки.`,
    }),
  ),
  readMe: template(
    (p: { company: string; person: string; time: string }) =>
      `${p.company}的全部数据\n由${p.person}于 ${p.time}（北京时间）导出\n\ndata/  企业、人员、消息、聊天与操作记录（JSON）\nlists/ 各列表（xlsx）\nfiles/ 企业上传的文件\n`,
    (p) =>
      `All data of ${p.company}\nExported by ${p.person} on ${p.time} (Beijing time)\n\ndata/  company, people, messages, chat and activity (JSON)\nlists/ the lists (xlsx)\nfiles/ the files that the company uploaded\n`,
    (p) =>
      `Все данные компании: ${p.company}\nВыгрузил(а) ${p.person}, ${p.time} (пекинское время)\n\ndata/  компания, сотрудники, сообщения, переписка и действия (JSON)\nlists/ списки (xlsx)\nfiles/ файлы, загруженные компанией\n`,
  ),
  messages: {
    requested: template(
      (p: { companyName: string }) => ({
        title: `企业申请退出：${p.companyName}`,
        content: `${p.companyName}申请关闭账户，请处理。`,
      }),
      (p) => ({
        title: `A company wants to leave: ${p.companyName}`,
        content: `${p.companyName} asks to be closed. Please decide.`,
      }),
      (p) => ({
        title: `Компания хочет уйти: ${p.companyName}`,
        content: `${p.companyName} просит закрыть учётную запись. Примите решение.`,
      }),
    ),
    declined: template(
      (p: { reason: string }) => ({
        title: '退出申请未通过',
        content: `关闭企业账户的申请未通过。原因：${p.reason}`,
      }),
      (p) => ({
        title: 'Closing declined',
        content: `The request to close your company was declined. Reason: ${p.reason}`,
      }),
      (p) => ({
        title: 'Закрытие отклонено',
        content: `Заявка на закрытие компании отклонена. Причина: ${p.reason}`,
      }),
    ),
  },
});
