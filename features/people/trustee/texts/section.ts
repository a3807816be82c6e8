import { template, texts } from '../../../../libs/texts/texts.ts';
import { tree as server } from './server.ts';

export const { zh, en, ru } = texts({
  title: ['委托书', 'Powers of attorney', 'Доверенности'],
  hint: [
    '受托人经平台审核通过后，可在授权期限内代贵司签署合同。请先下载委托书模板，签字盖章后上传。',
    'Once approved, an authorised signatory can sign contracts on behalf of your company within the validity period. Download the power of attorney form, have it signed and sealed, then upload it.',
    'После одобрения доверенное лицо может подписывать договоры за вашу компанию в течение срока доверенности. Скачайте бланк, подпишите, поставьте печать и загрузите скан.',
  ],
  empty: ['暂无委托书', 'No powers of attorney yet', 'Доверенностей пока нет'],
  add: ['新增授权', 'Add power of attorney', 'Добавить'],
  template: ['下载委托书模板', 'Power of attorney form', 'Бланк доверенности'],
  inCompanyLanguage: ['按企业语言', 'In the company’s language', 'На языке компании'],
  inLanguage: {
    zh: ['中文', '中文', '中文'],
    en: ['English', 'English', 'English'],
    ru: ['Русский', 'Русский', 'Русский'],
  },
  modes: {
    add: ['新增授权', 'New power of attorney', 'Новая доверенность'],
    edit: ['修改授权', 'Edit power of attorney', 'Изменение доверенности'],
    view: ['查看授权', 'Power of attorney', 'Доверенность'],
  },
  name: ['受托人姓名', 'Authorised signatory', 'Доверенное лицо'],
  mobile: ['联系电话', 'Phone', 'Телефон'],
  idNo: ['身份证号', 'ID no.', '№ удостоверения'],
  start: ['授权开始时间', 'Start date', 'Начало'],
  end: ['授权结束时间', 'End date', 'Окончание'],
  addTime: ['申请时间', 'Submitted', 'Подано'],
  status: ['审核状态', 'Review status', 'Статус проверки'],
  letter: ['委托书', 'Power of attorney', 'Доверенность'],
  letterHint: ['一份，签字盖章', 'one file, signed and sealed', 'один файл, с подписью и печатью'],
  reason: ['原因', 'Reason', 'Причина'],
  link: ['签署链接', 'Signing link', 'Ссылка для подписания'],
  linkSent: template(
    (p: { when: string }) => `${p.when} 已发送`,
    (p) => `Sent ${p.when}`,
    (p) => `Отправлена ${p.when}`,
  ),
  linkOpened: template(
    (p: { when: string }) => `受托人已于 ${p.when} 打开`,
    (p) => `Opened by the signatory ${p.when}`,
    (p) => `Открыта ${p.when}`,
  ),
  notInScope: ['未到授权期限', 'Outside validity period', 'Вне срока действия'],
  view: ['查看', 'View', 'Открыть'],
  edit: ['修改', 'Edit', 'Изменить'],
  remove: ['删除', 'Delete', 'Удалить'],
  renew: ['续期', 'Renew', 'Продлить'],
  revoke: ['撤销', 'Revoke', 'Отозвать'],
  sign: ['签署', 'Sign', 'Подписать'],
  download: ['下载委托书', 'Download form', 'Скачать бланк'],
  more: template(
    (p: { name: string }) => `更多操作：${p.name}`,
    (p) => `More actions: ${p.name}`,
    (p) => `Другие действия: ${p.name}`,
  ),
  close: ['关闭', 'Close', 'Закрыть'],
  submit: ['提交审核', 'Submit for review', 'На проверку'],
  submitted: ['已提交审核', 'Submitted for review', 'Отправлено на проверку'],
  /** portal 5 */
  removeAsk: ['确认要删除此授权吗？', 'Delete this power of attorney?', 'Удалить эту доверенность?'],
  removed: ['已删除', 'Deleted', 'Удалено'],
  revokeTitle: template(
    (p: { name: string }) => `撤销对 ${p.name} 的授权`,
    (p) => `Revoke power of attorney of ${p.name}`,
    (p) => `Отзыв доверенности на имя ${p.name}`,
  ),
  revokeText: [
    '撤销后受托人即刻不能再代贵司签署，此操作不可撤销。',
    'The signatory immediately loses the right to sign on behalf of your company. This cannot be undone.',
    'Доверенное лицо сразу теряет право подписи за вашу компанию. Действие необратимо.',
  ],
  revoked: ['授权已撤销', 'Power of attorney revoked', 'Доверенность отозвана'],
  signTitle: ['发送签署链接', 'Send signing link', 'Отправка ссылки'],
  signText: template(
    (p: { name: string; mobile: string }) =>
      `将向受托人 ${p.name} 的手机 ${p.mobile} 发送合同签署链接，24 小时内有效，是否发送？`,
    (p) => `A contract-signing link, valid for 24 hours, will be sent to the phone of ${p.name}, ${p.mobile}. Send it?`,
    (p) =>
      `На телефон ${p.mobile} (${p.name}) будет отправлена ссылка для подписания договора, действует 24 ч. Отправить?`,
  ),
  send: ['发送', 'Send', 'Отправить'],
  sent: ['签署链接已发送', 'Signing link sent', 'Ссылка отправлена'],
  faults: {
    ...server.faults,
    letterMissing: ['请上传委托书', 'Upload the power of attorney', 'Загрузите доверенность'],
  },
  /** on confirm (portal 5) */
  letterFirst: ['请上传委托书。', 'Upload the power of attorney.', 'Загрузите доверенность.'],
  uploading: [
    '文件正在上传，请稍候。',
    'The file is still uploading. Please wait.',
    'Файл ещё загружается. Подождите.',
  ],
});
