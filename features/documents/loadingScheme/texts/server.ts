import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  menu: ['装载方案', 'Loading schemes', 'Схемы загрузки'],
  messages: {
    submitted: template(
      (p: { orderNo: string }) => ({ title: '装载方案待审核', content: `订单 ${p.orderNo} 的装载方案已提交审核` }),
      (p) => ({ title: 'Loading scheme to review', content: `The loading scheme of order ${p.orderNo} awaits review` }),
      (p) => ({ title: 'Схема загрузки на проверку', content: `Схема загрузки заказа ${p.orderNo} ожидает проверки` }),
    ),
    approved: template(
      (p: { orderNo: string }) => ({ title: '装载方案已通过', content: `订单 ${p.orderNo} 的装载方案已通过审核` }),
      (p) => ({ title: 'Loading scheme approved', content: `The loading scheme of order ${p.orderNo} is approved` }),
      (p) => ({ title: 'Схема загрузки утверждена', content: `Схема загрузки заказа ${p.orderNo} утверждена` }),
    ),
    returned: template(
      (p: { orderNo: string; words: string }) => ({
        title: '装载方案被退回',
        content: `订单 ${p.orderNo} 的装载方案被退回：${p.words}`,
      }),
      (p) => ({
        title: 'Loading scheme returned',
        content: `The loading scheme of order ${p.orderNo} was returned: ${p.words}`,
      }),
      (p) => ({
        title: 'Схема загрузки возвращена',
        content: `Схема загрузки заказа ${p.orderNo} возвращена: ${p.words}`,
      }),
    ),
  },
  changedMeanwhile: [
    '方案已被他人修改，请刷新后重试。',
    'The scheme has changed meanwhile. Reload the page and try again.',
    'Схема уже изменена. Обновите страницу и повторите.',
  ],
  closed: [
    '订单已发车或已结束，方案不能再修改。',
    'The order has left or ended; the scheme is closed.',
    'Заказ отправлен или завершён, схема закрыта.',
  ],
  tareMissing: [
    '请先填写各箱的皮重。',
    'Enter the tare of the containers first.',
    'Сначала укажите массу тары контейнеров.',
  ],
  notWhole: [
    '方案数据不一致，请刷新页面。',
    'The scheme does not fit its containers. Reload the page.',
    'Схема не соответствует контейнерам. Обновите страницу.',
  ],
  tooMany: ['最多 200 件。', 'At most 200 pieces.', 'Не более 200 мест.'],
  notNow: [
    '当前状态不能进行此操作。',
    'The scheme’s current status does not allow this.',
    'В текущем статусе это невозможно.',
  ],
  piecesLeft: [
    '还有货件未放入集装箱。',
    'Some pieces are not in a container yet.',
    'Не все места размещены в контейнерах.',
  ],
  faulty: [
    '有集装箱的装载不符合要求，请先更正。',
    'A container may not travel as it is loaded. Correct it first.',
    'Загрузка контейнера не соответствует требованиям. Сначала исправьте её.',
  ],
});
