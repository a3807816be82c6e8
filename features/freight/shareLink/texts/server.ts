import { template, texts } from '../../../../libs/texts/texts.ts';

type OfCompany = { company: string };

export const { zh, en, ru } = texts({
  orderAbsent: [
    '未找到该订单，请刷新页面。',
    'Order not found. Please reload the page.',
    'Заказ не найден. Обновите страницу.',
  ],
  linkAbsent: [
    '该链接不存在或已撤销，请刷新。',
    'This link does not exist or has already been revoked. Please reload the page.',
    'Ссылка не найдена или уже отозвана. Обновите страницу.',
  ],
  notConfirmed: [
    '订单确认后才能创建链接。',
    'Links can be created once the order is confirmed.',
    'Ссылку можно создать после подтверждения заказа.',
  ],
  departed: [
    '列车已发车，不能再填写箱号或 VGM。',
    'The train has departed; container numbers and VGM can no longer be entered.',
    'Поезд отправлен: номера контейнеров и VGM больше не вносятся.',
  ],
  containerAbsent: [
    '该集装箱不属于此订单或此链接。',
    'This container does not belong to the order or link.',
    'Контейнер не относится к этому заказу или ссылке.',
  ],
  tooManyLinks: template(
    (p: { most: number }) => `每个订单最多 ${p.most} 个有效链接，请先撤销不用的链接。`,
    (p) => `Up to ${p.most} active links per order. Revoke the ones you no longer need.`,
    (p) => `Не более ${p.most} действующих ссылок на заказ. Отзовите ненужные.`,
  ),
  linkUnknown: [
    '链接无效。请核对链接是否完整，或联系发送链接的人。',
    'This link is not valid. Check that it is complete, or contact the person who sent it.',
    'Ссылка недействительна. Проверьте, что она полная, или обратитесь к отправителю.',
  ],
  linkRevoked: template(
    (p: OfCompany) => `链接已撤销。如有需要，请联系${p.company}。`,
    (p) => `This link has been revoked. Please contact ${p.company}.`,
    (p) => `Ссылка отозвана. Обратитесь в компанию ${p.company}.`,
  ),
  linkExpired: template(
    (p: OfCompany) => `链接已过期。请联系${p.company}获取新链接。`,
    (p) => `This link has expired. Please ask ${p.company} for a new one.`,
    (p) => `Срок действия ссылки истёк. Запросите новую у компании ${p.company}.`,
  ),
  linkUsedUp: template(
    (p: OfCompany) => `链接的使用次数已用完。如需再次填写，请联系${p.company}。`,
    (p) => `This link has been used the permitted number of times. Please ask ${p.company} for a new one.`,
    (p) => `Число использований ссылки исчерпано. Запросите новую у компании ${p.company}.`,
  ),
  linkEnded: template(
    (p: OfCompany) => `该业务已结束。如有疑问，请联系${p.company}。`,
    (p) => `This shipment is closed. If you have questions, please contact ${p.company}.`,
    (p) => `Эта перевозка закрыта. По вопросам обратитесь в компанию ${p.company}.`,
  ),
  check: ['请检查标出的内容。', 'Check the marked fields.', 'Проверьте отмеченные поля.'],
  tooHeavy: template(
    (p: { maxGrossKg: number }) => `VGM 超过该箱型最大总重 ${p.maxGrossKg} kg。`,
    (p) => `VGM exceeds the maximum gross mass of this container type, ${p.maxGrossKg} kg.`,
    (p) => `VGM больше максимальной массы брутто этого типа контейнера: ${p.maxGrossKg} кг.`,
  ),
  belowTare: ['VGM 低于皮重。', 'VGM is below the tare weight of the container.', 'VGM меньше массы тары контейнера.'],
  noFile: ['请选择文件。', 'Choose a file.', 'Выберите файл.'],
  notSaved: ['未保存，请检查。', 'Not saved. Please check it.', 'Не сохранено. Проверьте значение.'],
  told: {
    numbers: ['通过链接填写了箱号', 'Container numbers entered by shared link', 'Номера контейнеров внесены по ссылке'],
    vgm: ['通过链接填报了 VGM', 'VGM entered by shared link', 'VGM внесена по ссылке'],
    file: ['通过链接上传了文件', 'Files uploaded by shared link', 'Файлы загружены по ссылке'],
  },
  toldContent: template(
    (p: { orderNo: string; recipient: string; detail: string }) =>
      [`订单 ${p.orderNo}`, p.recipient, p.detail].filter(Boolean).join('，'),
    (p) => [`Order ${p.orderNo}`, p.recipient, p.detail].filter(Boolean).join(', '),
    (p) => [`Заказ ${p.orderNo}`, p.recipient, p.detail].filter(Boolean).join(', '),
  ),
});
