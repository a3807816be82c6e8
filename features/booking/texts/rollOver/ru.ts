import type zh from './zh.ts';

type Moved = Parameters<(typeof zh)['rolledOver']>[0];

const causeOf = ({ cause, reason }: Pick<Moved, 'cause' | 'reason'>) => [cause, reason].filter(Boolean).join('; ');
const movedTo = (p: Moved) =>
  `${p.splitFrom ? `Часть контейнеров заказа ${p.splitFrom} (теперь заказ ${p.orderNo}) перенесена` : `Ваш заказ ${p.orderNo} перенесён`} с поезда ${p.fromTrainNo} (${p.fromDepartTime}) на поезд ${p.trainNo} (${p.departTime}, время пекинское). Причина: ${causeOf(p)}.`;

const ru: typeof zh = {
  rolledOver: (p) => ({
    title: `Заказ перенесён ${p.orderNo}`,
    content: `${movedTo(p)} До ${p.decideTime} примите новый поезд или отмените заказ бесплатно; после этого перенос считается принятым. Компенсация по правилам вашего заказа указана в его платежах.`,
  }),
  rolledOverFixed: (p) => ({
    title: `Заказ перенесён ${p.orderNo}`,
    content: `${movedTo(p)} Расходы несёте вы.`,
  }),
  accepted: (p) => ({
    title: `Перенос принят ${p.orderNo}`,
    content: `${p.companyName}: поезд ${p.trainNo} для заказа ${p.orderNo} принят.`,
  }),
  timeline: (p) => `Перенесён с поезда ${p.from} на поезд ${p.to}. Причина: ${p.cause}`,
  parted: (p) => `Контейнеры выделены в заказ ${p.orderNo}: ${p.moved}`,
  containerGone: 'Выбранного контейнера в этом заказе нет. Обновите страницу.',
  absent: 'Такого заказа нет.',
  notRollable: 'Перенести можно только подтверждённый заказ, поезд которого ещё не отправлен.',
  wrongTrain: 'Выберите более поздний поезд той же линии, открытый для бронирования.',
  numberTaken: (p) =>
    `Контейнер ${p.containerNo} в дни этого поезда занят в заказе ${p.orderNo}. Выберите другой поезд.`,
  decided: 'Решение по переносу уже принято или срок истёк. Обновите страницу.',
  crowded: 'На этот поезд сейчас много заказов. Попробуйте ещё раз.',
};
export default ru;
