import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  title: ['受托签署', 'Signing under power of attorney', 'Подписание по доверенности'],
  intro: template(
    (p: { company: string }) => `${p.company} 委托您代为签署合同`,
    (p) => `${p.company} has authorised you to sign contracts on its behalf`,
    (p) => `${p.company} уполномочила вас подписывать договоры`,
  ),
  name: ['受托人', 'Authorised signatory', 'Доверенное лицо'],
  idNo: ['身份证号', 'ID no.', '№ удостоверения'],
  company: ['委托企业', 'Company', 'Компания'],
  what: ['签署内容', 'Scope of signing', 'Предмет подписания'],
  whatText: [
    '该企业与平台之间的电子合同及相关文件',
    'Electronic contracts between the company and the platform and related documents',
    'Электронные договоры компании с платформой и документы к ним',
  ],
  period: ['授权期限', 'Validity', 'Срок доверенности'],
  until: ['链接有效期至', 'Link valid until', 'Ссылка действует до'],
  none: ['目前没有待签署的合同', 'No contracts awaiting your signature', 'Договоров на подпись пока нет'],
  noneText: [
    '有合同待签署时，签署将在此处打开。链接到期后，请联系委托企业重新发送。',
    'When a contract is ready for signature, you can sign it here. If the link has expired, please ask the company for a new one.',
    'Когда договор появится, подписание откроется здесь. Если срок ссылки истечёт, попросите компанию прислать новую.',
  ],
  keep: [
    '请在本设备上打开，切勿转发该链接。',
    'Please open the link on this device only and do not forward it.',
    'Открывайте ссылку только на этом устройстве и никому её не пересылайте.',
  ],
  closed: ['无法打开链接', 'This link cannot be opened', 'Ссылка не открывается'],
  retry: ['重试', 'Try again', 'Повторить'],
});
