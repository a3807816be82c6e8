import { template, texts } from '../../../../libs/texts/texts.ts';

type Moved = {
  orderNo: string;
  /** '': the whole order */
  splitFrom: string;
  fromTrainNo: string;
  fromDepartTime: string;
  trainNo: string;
  departTime: string;
  decideTime: string;
  cause: string;
  reason: string;
};

const causeOfZh = ({ cause, reason }: { cause: string; reason: string }) => [cause, reason].filter(Boolean).join('；');
const movedToZh = (p: Moved) =>
  `${p.splitFrom ? `订单 ${p.splitFrom} 的部分箱（新订单 ${p.orderNo}）` : `订单 ${p.orderNo} `}已由 ${p.fromTrainNo}（${p.fromDepartTime}）改配至 ${p.trainNo}（${p.departTime}，北京时间）。原因：${causeOfZh(p)}。`;

const causeOfEn = ({ cause, reason }: Pick<Moved, 'cause' | 'reason'>) => [cause, reason].filter(Boolean).join('; ');
const movedToEn = (p: Moved) =>
  `${p.splitFrom ? `Some containers of your order ${p.splitFrom} (now order ${p.orderNo}) were` : `Your order ${p.orderNo} was`} rolled over from train ${p.fromTrainNo} (${p.fromDepartTime}) to train ${p.trainNo} (${p.departTime}, Beijing time). Reason: ${causeOfEn(p)}.`;

const causeOfRu = ({ cause, reason }: Pick<Moved, 'cause' | 'reason'>) => [cause, reason].filter(Boolean).join('; ');
const movedToRu = (p: Moved) =>
  `${p.splitFrom ? `Часть контейнеров заказа ${p.splitFrom} (теперь заказ ${p.orderNo}) перенесена` : `Ваш заказ ${p.orderNo} перенесён`} с поезда ${p.fromTrainNo} (${p.fromDepartTime}) на поезд ${p.trainNo} (${p.departTime}, по пекинскому времени). Причина: ${causeOfRu(p)}.`;

export const { zh, en, ru } = texts({
  rolledOver: template(
    (p: Moved) => ({
      title: `订单已改配 ${p.orderNo}`,
      content: `${movedToZh(p)}请在 ${p.decideTime} 前接受新班列，或免费取消订单；逾期视为接受。补偿按订舱时的规则计入订单费用。`,
    }),
    (p) => ({
      title: `Order rolled over ${p.orderNo}`,
      content: `${movedToEn(p)} Please accept the later train, or cancel free of charge, before ${p.decideTime}; after that it is deemed accepted. Compensation under the rules of your booking is credited to the charges of the order.`,
    }),
    (p) => ({
      title: `Заказ перенесён ${p.orderNo}`,
      content: `${movedToRu(p)} До ${p.decideTime} примите новый поезд или отмените заказ бесплатно; после этого перенос считается принятым. Компенсация по правилам вашего заказа учтена в его начислениях.`,
    }),
  ),
  rolledOverFixed: template(
    (p: Moved) => ({
      title: `订单已改配 ${p.orderNo}`,
      content: `${movedToZh(p)}费用由贵司承担。`,
    }),
    (p) => ({
      title: `Order rolled over ${p.orderNo}`,
      content: `${movedToEn(p)} Any additional cost is for your account.`,
    }),
    (p) => ({
      title: `Заказ перенесён ${p.orderNo}`,
      content: `${movedToRu(p)} Дополнительные расходы несёт ваша компания.`,
    }),
  ),
  accepted: template(
    (p: { orderNo: string; companyName: string; trainNo: string }) => ({
      title: `客户已接受改配 ${p.orderNo}`,
      content: `${p.companyName} 已接受订单 ${p.orderNo} 改配至 ${p.trainNo}。`,
    }),
    (p) => ({
      title: `Roll-over accepted ${p.orderNo}`,
      content: `${p.companyName} has accepted train ${p.trainNo} for order ${p.orderNo}.`,
    }),
    (p) => ({
      title: `Перенос принят ${p.orderNo}`,
      content: `${p.companyName}: поезд ${p.trainNo} для заказа ${p.orderNo} принят.`,
    }),
  ),
  timeline: template(
    (p: { from: string; to: string; cause: string }) => `由 ${p.from} 改配至 ${p.to}。原因：${p.cause}`,
    (p) => `Rolled over from ${p.from} to ${p.to}. Reason: ${p.cause}`,
    (p) => `Перенесён с поезда ${p.from} на поезд ${p.to}. Причина: ${p.cause}`,
  ),
  parted: template(
    (p: { orderNo: string; moved: string }) => `部分箱另立订单 ${p.orderNo}：${p.moved}`,
    (p) => `Containers rolled over as order ${p.orderNo}: ${p.moved}`,
    (p) => `Контейнеры выделены в заказ ${p.orderNo}: ${p.moved}`,
  ),
  containerGone: [
    '所选箱不在该订单中，请刷新',
    'A selected container is not in this order. Please reload the page.',
    'Выбранного контейнера в этом заказе нет. Обновите страницу.',
  ],
  absent: [
    '未找到该订单，请刷新页面',
    'Order not found. Please reload the page.',
    'Заказ не найден. Обновите страницу.',
  ],
  notRollable: [
    '只有已确认且未发车的订单可以改配',
    'Only a confirmed order whose train has not departed can be rolled over.',
    'Перенести можно только подтверждённый заказ, поезд которого ещё не отправлен.',
  ],
  wrongTrain: [
    '请选择同一线路更晚发车、开放订舱的班列',
    'Choose a later train on the same route that is open for booking.',
    'Выберите более поздний поезд того же маршрута с открытым бронированием.',
  ],
  numberTaken: template(
    (p: { containerNo: string; orderNo: string }) =>
      `箱号 ${p.containerNo} 在新班列运行期间已用于订单 ${p.orderNo}，请选择其他班列`,
    (p) => `Container ${p.containerNo} is in use on order ${p.orderNo} while this train runs. Choose another train.`,
    (p) => `Контейнер ${p.containerNo} в дни этого поезда занят в заказе ${p.orderNo}. Выберите другой поезд.`,
  ),
  decided: [
    '改配已处理或已过期，请刷新页面',
    'This roll-over has been decided or has lapsed. Please reload the page.',
    'Решение по переносу уже принято или срок истёк. Обновите страницу.',
  ],
  crowded: [
    '当前订舱人数较多，请重试',
    'Too many booking requests for this train right now. Please try again.',
    'Сейчас слишком много запросов на бронирование этого поезда. Повторите попытку.',
  ],
});
