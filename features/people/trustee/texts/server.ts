import { template, texts } from '../../../../libs/texts/texts.ts';

export const { tree, zh, en, ru } = texts({
  /** Portal 5 and inventory Y01. */
  faults: {
    nameMissing: ['请输入受托人姓名', 'Enter the name of the authorised signatory', 'Укажите имя доверенного лица'],
    nameTooLong: ['受托人姓名不能超过10个字符', 'Up to 10 characters', 'Не более 10 символов'],
    mobileMissing: ['请输入联系电话', 'Enter a mobile number', 'Укажите мобильный телефон'],
    mobile: [
      '手机号格式不正确',
      'Enter a valid mainland China mobile number',
      'Укажите действительный мобильный номер КНР',
    ],
    identityMissing: ['请输入身份证号', 'Enter the ID no.', 'Укажите номер удостоверения личности'],
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
    letterMissing: ['请上传委托书。', 'Upload the power of attorney.', 'Загрузите доверенность.'],
  },
  check: ['请检查标出的内容。', 'Please check the marked fields.', 'Проверьте отмеченные поля.'],
  letterGone: [
    '委托书文件不存在或已失效，请重新上传。',
    'The power of attorney is no longer available. Please upload it again.',
    'Файл доверенности не найден. Загрузите его ещё раз.',
  ],
  absent: [
    '未找到该委托书，请刷新页面。',
    'Power of attorney not found. Please reload the page.',
    'Доверенность не найдена. Обновите страницу.',
  ],
  notEditable: [
    '该授权的状态已变更，无法进行此操作，请刷新后查看。',
    'The status of this power of attorney has changed. Please reload the page.',
    'Статус доверенности изменился. Обновите страницу.',
  ],
  decided: [
    '该授权已由其他人员处理，或企业已更新资料，请刷新后再处理。',
    'This power of attorney has already been processed by someone else or changed by the company. Please reload the page.',
    'Решение уже принято другим сотрудником, или компания изменила данные. Обновите страницу.',
  ],
  periodOver: [
    '授权期限已过，无法通过，请选择不予通过并说明原因。',
    'The validity period has expired. Please decline it, stating the reason.',
    'Срок доверенности истёк. Отклоните её с указанием причины.',
  ],
  notInForce: [
    '该授权未生效或已失效，无法签署。',
    'This power of attorney is not valid and cannot be used for signing.',
    'Доверенность не действует, подписание по ней невозможно.',
  ],
  linkTooSoon: template(
    (p: { seconds: number }) => `链接刚刚发送过，请 ${p.seconds} 秒后再试。`,
    (p) => `A link has just been sent. Please try again in ${p.seconds} s.`,
    (p) => `Ссылка только что отправлена. Повторите через ${p.seconds} с.`,
  ),
  linksTooMany: template(
    (p: { most: number }) => `24 小时内最多向同一受托人发送 ${p.most} 次链接，请稍后再试。`,
    (p) => `Up to ${p.most} links per signatory within 24 hours. Please try again later.`,
    (p) => `Не более ${p.most} ссылок одному лицу за 24 часа. Повторите позже.`,
  ),
  linkText: template(
    (p: { companyName: string; hours: number; url: string }) =>
      `${p.companyName}委托您代为签署合同。请于 ${p.hours} 小时内打开链接，链接仅限在一台设备上使用：${p.url}`,
    (p) =>
      `${p.companyName} has authorised you to sign contracts. Open the link within ${p.hours} hours, on one device only: ${p.url}`,
    (p) =>
      `${p.companyName} уполномочила вас подписывать договоры. Откройте ссылку в течение ${p.hours} ч, только на одном устройстве: ${p.url}`,
  ),
  linkWrong: [
    '链接无效，请核对短信中的完整链接。',
    'Invalid link. Please check that you have opened the complete link from the SMS.',
    'Ссылка недействительна. Проверьте, что открыли её из SMS целиком.',
  ],
  linkReplaced: [
    '该链接已被新链接取代，请打开最新一条短信中的链接。',
    'A newer link has been sent. Please open the link in the latest SMS.',
    'Отправлена новая ссылка. Откройте ссылку из последнего SMS.',
  ],
  linkExpired: template(
    (p: { hours: number }) => `该链接已超过 ${p.hours} 小时有效期，请联系委托企业重新发送。`,
    (p) => `This link was valid for ${p.hours} hours and has expired. Please ask the company for a new one.`,
    (p) => `Срок действия ссылки (${p.hours} ч) истёк. Попросите компанию прислать новую.`,
  ),
  linkUsed: [
    '该链接已在另一台设备或浏览器中打开过。如非本人操作，请立即联系委托企业。',
    'This link has been opened on another device or browser. If that was not you, contact the company immediately.',
    'Ссылка уже открыта на другом устройстве или в другом браузере. Если это были не вы, сразу свяжитесь с компанией.',
  ],
  linkEnded: [
    '该授权已撤销或已过期，无法签署，请联系委托企业。',
    'This power of attorney has been revoked or has expired. Please contact the company.',
    'Доверенность отозвана или истекла. Свяжитесь с компанией.',
  ],
  letterName: template(
    (p: { name: string }) => `授权委托书${p.name && `-${p.name}`}`,
    (p) => `Power of attorney${p.name && ` - ${p.name}`}`,
    (p) => `Доверенность${p.name && ` - ${p.name}`}`,
  ),
  messages: {
    submitted: template(
      (p: { companyName: string; name: string }) => ({
        title: `委托书待审核：${p.companyName}`,
        content: `${p.companyName} 授权 ${p.name} 代为签署合同，请审核委托书。`,
      }),
      (p) => ({
        title: `Power of attorney under review: ${p.companyName}`,
        content: `${p.companyName} has authorised ${p.name} to sign contracts. Please review the power of attorney.`,
      }),
      (p) => ({
        title: `Доверенность на проверку: ${p.companyName}`,
        content: `${p.companyName} уполномочивает ${p.name} подписывать договоры. Проверьте доверенность.`,
      }),
    ),
    approved: template(
      (p: { name: string; endDate: string }) => ({
        title: `委托书已通过：${p.name}`,
        content: `${p.name} 的授权已审核通过，有效期至 ${p.endDate}。`,
      }),
      (p) => ({
        title: `Power of attorney approved: ${p.name}`,
        content: `The power of attorney of ${p.name} has been approved and is valid until ${p.endDate}.`,
      }),
      (p) => ({
        title: `Доверенность одобрена: ${p.name}`,
        content: `Доверенность на имя ${p.name} одобрена и действует до ${p.endDate}.`,
      }),
    ),
    rejected: template(
      (p: { name: string; reason: string }) => ({
        title: `委托书未予通过：${p.name}`,
        content: `${p.name} 的授权未予通过。原因：${p.reason}。请修改后重新提交，或删除该授权。`,
      }),
      (p) => ({
        title: `Power of attorney declined: ${p.name}`,
        content: `The power of attorney of ${p.name} has been declined. Reason: ${p.reason}. Please correct and resubmit it, or delete it.`,
      }),
      (p) => ({
        title: `Доверенность отклонена: ${p.name}`,
        content: `Доверенность на имя ${p.name} отклонена. Причина: ${p.reason}. Исправьте и подайте снова или удалите её.`,
      }),
    ),
    expiring: template(
      (p: { name: string; endDate: string }) => ({
        title: `委托书即将到期：${p.name}`,
        content: `${p.name} 的授权将于 ${p.endDate} 到期，如需继续委托，请及时续期。`,
      }),
      (p) => ({
        title: `Power of attorney expiring soon: ${p.name}`,
        content: `The power of attorney of ${p.name} expires on ${p.endDate}. Please renew it in time if needed.`,
      }),
      (p) => ({
        title: `Срок доверенности истекает: ${p.name}`,
        content: `Доверенность на имя ${p.name} действует до ${p.endDate}. При необходимости продлите её заранее.`,
      }),
    ),
    expired: template(
      (p: { name: string; endDate: string }) => ({
        title: `委托书已过期：${p.name}`,
        content: `${p.name} 的授权已于 ${p.endDate} 到期，不能再代为签署合同。`,
      }),
      (p) => ({
        title: `Power of attorney expired: ${p.name}`,
        content: `The power of attorney of ${p.name} expired on ${p.endDate} and can no longer be used for signing.`,
      }),
      (p) => ({
        title: `Доверенность истекла: ${p.name}`,
        content: `Доверенность на имя ${p.name} истекла ${p.endDate}. Подписание по ней больше невозможно.`,
      }),
    ),
  },
});
