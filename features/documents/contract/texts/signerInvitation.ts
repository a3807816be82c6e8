import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  title: ['签署合同', 'Sign contract', 'Подписание договора'],
  choose: ['请选择签署人', 'Select signer', 'Выберите подписанта'],
  legal: ['法定代表人签署', 'Legal representative', 'Законный представитель'],
  trustee: ['受托人签署', 'Authorised signatory', 'Доверенное лицо'],
  chooseTrustee: ['请选择受托人', 'Select authorised signatory', 'Выберите доверенное лицо'],
  noTrustee: [
    '没有在有效期内的受托人，请先在“委托书”中添加。',
    'No valid power of attorney. Please add one under Powers of attorney first.',
    'Действующих доверенностей нет. Сначала добавьте доверенность.',
  ],
  channel: ['接收方式', 'Send by', 'Отправить по'],
  sms: ['短信', 'SMS', 'SMS'],
  email: ['邮件', 'E-mail', 'Эл. почта'],
  to: template(
    (p: { receiver: string }) => `签署链接将发送至 ${p.receiver}`,
    (p) => `The signing link will be sent to ${p.receiver}`,
    (p) => `Ссылка будет отправлена на ${p.receiver}`,
  ),
  noMobile: [
    '企业资料中没有法定代表人手机号，请先补充。',
    'The legal representative’s mobile number is missing in the company data. Please add it first.',
    'В данных компании нет телефона законного представителя. Сначала укажите его.',
  ],
  notMainland: [
    '法定代表人证件类型暂不支持在线签署，请联系客服。',
    'Online signing is not supported for the legal representative’s type of identity document. Please contact customer service.',
    'Для этого вида документа законного представителя онлайн-подписание недоступно. Обратитесь в поддержку.',
  ],
  withPassport: ['凭护照签署', 'Sign with passport', 'Подписать по паспорту'],
  withPassportText: [
    '签署人在手机上提交护照信息和照片，并以短信和邮件两个验证码确认。该签名为高级电子签名（AdES），合同签署页会予以注明。',
    'The signer submits passport data and a photo on the phone and confirms with two codes sent by SMS and e-mail. The signature is an advanced electronic signature (AdES) and is marked as such on the signature page.',
    'Подписант передаёт на телефоне паспортные данные и фото паспорта и подтверждает подпись двумя кодами: из SMS и из письма. Подпись — усиленная (AdES), на странице подписей это указано.',
  ],
  signerEmail: ['签署人邮箱', 'Signer’s e-mail', 'Эл. почта подписанта'],
  signerMobile: [
    '签署人手机号（境外号码带国家区号）',
    'Signer’s mobile number (with country code outside China)',
    'Телефон подписанта с кодом страны',
  ],
  language: ['消息语言', 'Message language', 'Язык сообщений'],
  languages: {
    zh: ['中文', '中文', '中文'],
    en: ['English', 'English', 'English'],
    ru: ['Русский', 'Русский', 'Русский'],
  },
  send: ['发送签署链接', 'Send signing link', 'Отправить ссылку'],
  sent: [
    '发送成功。请联系签署人点击短信内的链接完成人脸识别',
    'Sent. Please ask the signer to open the link in the SMS and complete the face check',
    'Отправлено. Подписанту нужно открыть ссылку из SMS и пройти проверку лица',
  ],
  sentMail: [
    '发送成功。请联系签署人点击邮件内的链接完成签署',
    'Sent. Please ask the signer to open the link in the e-mail and sign',
    'Отправлено. Подписанту нужно открыть ссылку из письма и подписать',
  ],
  sentPassport: [
    '发送成功。请联系签署人打开链接，提交护照信息并完成签署',
    'Sent. Please ask the signer to open the link, submit the passport data and sign',
    'Отправлено. Подписанту нужно открыть ссылку, передать паспортные данные и подписать',
  ],
  states: {
    none: [
      '没有可用的签署链接，请重新发送。',
      'No valid signing link. Please send a new one.',
      'Действующей ссылки нет. Отправьте новую.',
    ],
    sent: ['等待签署人打开链接', 'Waiting for the signer to open the link', 'Ожидаем, когда подписант откроет ссылку'],
    opened: [
      '签署人已打开链接，正在签署',
      'The signer has opened the link and is signing',
      'Подписант открыл ссылку и подписывает',
    ],
    expired: [
      '链接已失效，请重新发送。',
      'The link has expired. Please send a new one.',
      'Ссылка больше не действует. Отправьте новую.',
    ],
  },
  by: template(
    (p: { name: string; receiver: string }) => `已发送给 ${p.name}（${p.receiver}）`,
    (p) => `Sent to ${p.name} (${p.receiver})`,
    (p) => `Отправлено: ${p.name} (${p.receiver})`,
  ),
  byTrustee: template(
    (p: { name: string }) => `${p.name} 已通过授权链接打开`,
    (p) => `Opened by ${p.name} via the power of attorney link`,
    (p) => `${p.name}: открыто по ссылке доверенного лица`,
  ),
  until: template(
    (p: { time: string }) => `24 小时内有效，至 ${p.time}`,
    (p) => `Valid for 24 hours, until ${p.time}`,
    (p) => `Действует 24 часа, до ${p.time}`,
  ),
  progress: {
    opened: ['已打开链接', 'Link opened', 'Ссылка открыта'],
    identity: ['身份已核验', 'Identity verified', 'Личность проверена'],
    code: ['验证码已发送', 'Code sent', 'Код отправлен'],
  },
  heading: ['签署链接已发送', 'Signing link sent', 'Ссылка на подписание отправлена'],
  scan: ['或用签署人的手机扫码打开', 'Or scan with the signer’s phone', 'Или отсканируйте телефоном подписанта'],
  copy: ['复制链接', 'Copy link', 'Копировать ссылку'],
  copied: ['复制成功', 'Copied', 'Скопировано'],
  copyFailed: [
    '复制失败，请手动复制。',
    'Copying failed. Please copy the link manually.',
    'Не удалось скопировать. Скопируйте ссылку вручную.',
  ],
  reload: ['刷新签署结果', 'Refresh', 'Обновить'],
  resend: ['重新发送短信', 'Resend SMS', 'Отправить SMS ещё раз'],
  resendMail: ['重新发送邮件', 'Resend e-mail', 'Отправить письмо ещё раз'],
  resent: [
    '已重新发送，之前的链接已失效',
    'Sent again. The earlier link is no longer valid',
    'Отправлено ещё раз, прежняя ссылка не действует',
  ],
  cancel: ['更换签署人', 'Change signer', 'Сменить подписанта'],
  cancelled: ['链接已撤回', 'Link withdrawn', 'Ссылка отозвана'],
});
