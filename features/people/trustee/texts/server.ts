import { template, texts } from '../../../../libs/texts/texts.ts';

export const { tree, zh, en, ru } = texts({
  /** Portal 5 and inventory Y01. */
  faults: {
    nameMissing: ['请输入受托人姓名', 'Enter the name of the trustee', 'Укажите имя доверенного лица'],
    nameTooLong: ['受托人姓名不能超过10个字符', 'Enter at most 10 characters', 'Не более 10 символов'],
    mobileMissing: ['请输入联系电话', 'Enter a mobile number', 'Укажите мобильный телефон'],
    mobile: [
      '手机号格式不正确',
      'Enter a valid mainland China mobile number',
      'Укажите действительный мобильный номер КНР',
    ],
    identityMissing: ['请输入身份证号', 'Enter the ID number', 'Укажите номер удостоверения личности'],
    identity: [
      '身份证号格式不正确',
      'Enter a valid 18-digit ID number',
      'Укажите действительный 18-значный номер удостоверения',
    ],
    startMissing: ['请选择预授权开始时间', 'Choose the start date', 'Выберите дату начала'],
    endMissing: ['请选择授权结束时间', 'Choose the end date', 'Выберите дату окончания'],
    endBeforeStart: [
      '授权结束时间须晚于开始时间',
      'The end date must be after the start date',
      'Дата окончания должна быть позже даты начала',
    ],
    endPast: [
      '授权结束时间不能早于今天',
      'The end date must not be in the past',
      'Дата окончания не может быть в прошлом',
    ],
    letterMissing: ['请上传委托书。', 'Upload the letter of attorney.', 'Загрузите доверенность.'],
  },
  check: ['请检查标出的内容。', 'Please check the marked fields.', 'Проверьте отмеченные поля.'],
  letterGone: [
    '委托书文件不存在或已失效，请重新上传。',
    'The letter of attorney is no longer there. Please upload it again.',
    'Файл доверенности не найден. Загрузите его ещё раз.',
  ],
  absent: ['该授权不存在。', 'This trustee authorization does not exist.', 'Такой доверенности нет.'],
  notEditable: [
    '该授权的状态已变更，无法进行此操作，请刷新后查看。',
    'The status of this trustee authorization has changed. Please reload.',
    'Статус доверенности изменился. Обновите страницу.',
  ],
  decided: [
    '该授权已由其他人员处理，或企业已更新资料，请刷新后再处理。',
    'Somebody else has decided this, or the company has changed it. Please reload.',
    'Решение уже принято другим сотрудником, или компания изменила данные. Обновите страницу.',
  ],
  periodOver: [
    '授权期限已过，无法通过，请审核不通过并说明原因。',
    'The period of this authorization is over. Reject it with a reason.',
    'Срок доверенности истёк. Отклоните её с указанием причины.',
  ],
  notInForce: [
    '该授权未生效或已失效，无法签署。',
    'This trustee authorization is not in force, so nothing can be signed by it.',
    'Доверенность не действует, подписание по ней невозможно.',
  ],
  linkTooSoon: template(
    (p: { seconds: number }) => `链接刚刚发送过，请 ${p.seconds} 秒后再试。`,
    (p) => `A link has just been sent. Try again in ${p.seconds} s.`,
    (p) => `Ссылка только что отправлена. Повторите через ${p.seconds} с.`,
  ),
  linksTooMany: template(
    (p: { most: number }) => `24 小时内最多向同一受托人发送 ${p.most} 次链接，请稍后再试。`,
    (p) => `A trustee gets at most ${p.most} links in 24 hours. Please try again later.`,
    (p) => `Не более ${p.most} ссылок одному лицу за 24 часа. Повторите позже.`,
  ),
  linkText: template(
    (p: { companyName: string; hours: number; url: string }) =>
      `${p.companyName}委托您代为签署合同。请在 ${p.hours} 小时内打开链接，仅限一台设备使用：${p.url}`,
    (p) =>
      `${p.companyName} has authorized you to sign contracts. Open the link within ${p.hours} hours, on one device only: ${p.url}`,
    (p) =>
      `${p.companyName} уполномочила вас подписывать договоры. Откройте ссылку в течение ${p.hours} ч, только на одном устройстве: ${p.url}`,
  ),
  linkWrong: [
    '链接无效，请核对短信中的完整链接。',
    'This link is not valid. Check that you have opened the whole link of the SMS.',
    'Ссылка недействительна. Проверьте, что открыли её из SMS целиком.',
  ],
  linkReplaced: [
    '该链接已被新链接取代，请打开最新一条短信中的链接。',
    'A newer link has been sent instead. Open the one in the latest SMS.',
    'Отправлена новая ссылка. Откройте ссылку из последнего SMS.',
  ],
  linkExpired: template(
    (p: { hours: number }) => `该链接已超过 ${p.hours} 小时有效期，请联系委托企业重新发送。`,
    (p) => `This link was valid for ${p.hours} hours. Ask the company to send a new one.`,
    (p) => `Срок действия ссылки (${p.hours} ч) истёк. Попросите компанию прислать новую.`,
  ),
  linkUsed: [
    '该链接已在另一台设备或浏览器中打开过。如非本人操作，请立即联系委托企业。',
    'This link has been opened on another device or browser. If that was not you, contact the company at once.',
    'Ссылка уже открыта на другом устройстве или в другом браузере. Если это были не вы, сразу свяжитесь с компанией.',
  ],
  linkEnded: [
    '该授权已撤销或已过期，无法签署，请联系委托企业。',
    'This authorization has been revoked or has expired. Please contact the company.',
    'Доверенность отозвана или истекла. Свяжитесь с компанией.',
  ],
  letterName: template(
    (p: { name: string }) => `授权委托书${p.name && `-${p.name}`}`,
    (p) => `Letter of attorney${p.name && ` - ${p.name}`}`,
    (p) => `Доверенность${p.name && ` - ${p.name}`}`,
  ),
  messages: {
    submitted: template(
      (p: { companyName: string; name: string }) => ({
        title: `授权委托待审核：${p.companyName}`,
        content: `${p.companyName} 授权 ${p.name} 代为签署合同，请审核委托书。`,
      }),
      (p) => ({
        title: `Trustee authorization to review: ${p.companyName}`,
        content: `${p.companyName} authorizes ${p.name} to sign for it. Please review the letter of attorney.`,
      }),
      (p) => ({
        title: `Доверенность на проверку: ${p.companyName}`,
        content: `${p.companyName} уполномочивает ${p.name} подписывать договоры. Проверьте доверенность.`,
      }),
    ),
    approved: template(
      (p: { name: string; endDate: string }) => ({
        title: `授权委托已通过：${p.name}`,
        content: `${p.name} 的授权已审核通过，有效期至 ${p.endDate}。`,
      }),
      (p) => ({
        title: `Trustee authorization approved: ${p.name}`,
        content: `The authorization of ${p.name} has been approved and is valid until ${p.endDate}.`,
      }),
      (p) => ({
        title: `Доверенность одобрена: ${p.name}`,
        content: `Доверенность на имя ${p.name} одобрена и действует до ${p.endDate}.`,
      }),
    ),
    rejected: template(
      (p: { name: string; reason: string }) => ({
        title: `授权委托未通过：${p.name}`,
        content: `${p.name} 的授权审核不通过。原因：${p.reason}。请修改后重新提交，或删除该授权。`,
      }),
      (p) => ({
        title: `Trustee authorization rejected: ${p.name}`,
        content: `The authorization of ${p.name} has been rejected. Reason: ${p.reason}. Correct and submit it again, or delete it.`,
      }),
      (p) => ({
        title: `Доверенность отклонена: ${p.name}`,
        content: `Доверенность на имя ${p.name} отклонена. Причина: ${p.reason}. Исправьте и подайте снова или удалите её.`,
      }),
    ),
    expiring: template(
      (p: { name: string; endDate: string }) => ({
        title: `授权委托即将到期：${p.name}`,
        content: `${p.name} 的授权将于 ${p.endDate} 到期，如需继续委托，请及时续期。`,
      }),
      (p) => ({
        title: `Trustee authorization expires soon: ${p.name}`,
        content: `The authorization of ${p.name} ends on ${p.endDate}. Renew it in time if ${p.name} is to go on signing.`,
      }),
      (p) => ({
        title: `Срок доверенности истекает: ${p.name}`,
        content: `Доверенность на имя ${p.name} действует до ${p.endDate}. При необходимости продлите её заранее.`,
      }),
    ),
    expired: template(
      (p: { name: string; endDate: string }) => ({
        title: `授权委托已过期：${p.name}`,
        content: `${p.name} 的授权已于 ${p.endDate} 到期，不能再代为签署合同。`,
      }),
      (p) => ({
        title: `Trustee authorization expired: ${p.name}`,
        content: `The authorization of ${p.name} ended on ${p.endDate}. ${p.name} can no longer sign for the company.`,
      }),
      (p) => ({
        title: `Доверенность истекла: ${p.name}`,
        content: `Доверенность на имя ${p.name} истекла ${p.endDate}. Подписание по ней больше невозможно.`,
      }),
    ),
  },
});
