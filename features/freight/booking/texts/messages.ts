import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../platform/wire/language.ts';

const afterZh = (p: { arriveTime?: string; reason?: string | undefined }) =>
  [p.reason && `原因：${p.reason}。`, p.arriveTime && `预计到站：${p.arriveTime}。`].filter(Boolean).join('');

const afterEn = (p: { arriveTime?: string; reason?: string | undefined }) =>
  [p.reason && ` Reason: ${p.reason}.`, p.arriveTime && ` ETA: ${p.arriveTime}.`].filter(Boolean).join('');

const afterRu = (p: { arriveTime?: string; reason?: string | undefined }) =>
  [p.reason && ` Причина: ${p.reason}.`, p.arriveTime && ` Ожидаемое прибытие: ${p.arriveTime}.`]
    .filter(Boolean)
    .join('');

/** Rendered when read: a missing parameter yields an empty text. */
export const { zh, en, ru } = texts({
  submitted: template(
    (p: { orderNo: string; companyName: string; trainNo: string; teu: number }) => ({
      title: `待确认订舱 ${p.orderNo}`,
      content: `${p.companyName} 提交了订舱 ${p.orderNo}：班列 ${p.trainNo}，${p.teu} TEU。请确认或拒绝。`,
    }),
    (p) => ({
      title: `Booking awaiting confirmation ${p.orderNo}`,
      content: `${p.companyName} has booked ${p.teu} TEU on train ${p.trainNo}, order ${p.orderNo}. Please confirm or decline it.`,
    }),
    (p) => ({
      title: `Бронирование ожидает подтверждения ${p.orderNo}`,
      content: `${p.companyName}: бронирование ${p.orderNo} на поезд ${p.trainNo}, ${p.teu} ДФЭ. Подтвердите или отклоните его.`,
    }),
  ),
  withdrawn: template(
    (p: { orderNo: string; companyName: string; reason: string; state?: string }) => ({
      title: `订舱已撤销 ${p.orderNo}`,
      content: `${p.companyName} 撤销了${p.state === 'waitlisted' ? `候补中的订舱 ${p.orderNo}` : `订舱 ${p.orderNo}，舱位已释放`}。${p.reason && `原因：${p.reason}`}`,
    }),
    (p) => ({
      title: `Booking withdrawn ${p.orderNo}`,
      content: `${p.companyName} has withdrawn ${p.state === 'waitlisted' ? `the waitlisted booking ${p.orderNo}` : `booking ${p.orderNo}; its space was released`}. ${p.reason && `Reason: ${p.reason}`}`,
    }),
    (p) => ({
      title: `Бронирование отозвано ${p.orderNo}`,
      content: `${p.companyName}: ${p.state === 'waitlisted' ? `бронирование ${p.orderNo} из листа ожидания отозвано` : `бронирование ${p.orderNo} отозвано, места освобождены`}. ${p.reason && `Причина: ${p.reason}`}`,
    }),
  ),
  confirmed: template(
    (p: { orderNo: string }) => ({
      title: `订舱已确认 ${p.orderNo}`,
      content: `您的订舱 ${p.orderNo} 已确认，请在截单前录入箱号并上传单证。`,
    }),
    (p) => ({
      title: `Booking confirmed ${p.orderNo}`,
      content: `Your booking ${p.orderNo} is confirmed. Please enter container numbers and upload documents before the document cut-off.`,
    }),
    (p) => ({
      title: `Бронирование подтверждено ${p.orderNo}`,
      content: `Ваше бронирование ${p.orderNo} подтверждено. Внесите номера контейнеров и загрузите документы до окончания срока их подачи.`,
    }),
  ),
  waitlisted: template(
    (p: { orderNo: string; trainNo: string }) => ({
      title: `订舱转入候补 ${p.orderNo}`,
      content: `您的订舱 ${p.orderNo}（班列 ${p.trainNo}）已转入候补，候补期间不占用舱位。确认或拒绝时将通知您；您也可随时撤销。`,
    }),
    (p) => ({
      title: `Booking waitlisted ${p.orderNo}`,
      content: `Your booking ${p.orderNo} is on the waitlist of train ${p.trainNo} and does not reserve space yet. We will notify you when it is confirmed or declined; you can withdraw it at any time.`,
    }),
    (p) => ({
      title: `Бронирование в листе ожидания ${p.orderNo}`,
      content: `Ваше бронирование ${p.orderNo} внесено в лист ожидания поезда ${p.trainNo} и пока мест не занимает. Мы сообщим, когда оно будет подтверждено или отклонено; отозвать его можно в любое время.`,
    }),
  ),
  refused: template(
    (p: { orderNo: string; reason: string }) => ({
      title: `订舱已拒绝 ${p.orderNo}`,
      content: `您的订舱 ${p.orderNo} 已被拒绝，原因：${p.reason}`,
    }),
    (p) => ({
      title: `Booking declined ${p.orderNo}`,
      content: `Your booking ${p.orderNo} was declined. Reason: ${p.reason}`,
    }),
    (p) => ({
      title: `Бронирование отклонено ${p.orderNo}`,
      content: `Ваше бронирование ${p.orderNo} отклонено. Причина: ${p.reason}`,
    }),
  ),
  expired: template(
    (p: { orderNo: string }) => ({
      title: `订舱已过期 ${p.orderNo}`,
      content: `您的订舱 ${p.orderNo} 未在规定时间内确认，已过期，不再占用舱位。`,
    }),
    (p) => ({
      title: `Booking expired ${p.orderNo}`,
      content: `Your booking ${p.orderNo} was not confirmed in time and has expired. Its space has been released.`,
    }),
    (p) => ({
      title: `Срок бронирования истёк ${p.orderNo}`,
      content: `Ваше бронирование ${p.orderNo} не было подтверждено вовремя и аннулировано; места освобождены.`,
    }),
  ),
  trainCancelled: template(
    (p: { orderNo: string; trainNo: string; reason: string }) => ({
      title: `班列停开 ${p.trainNo}`,
      content: `班列 ${p.trainNo} 已停开，原因：${p.reason}。您的订单 ${p.orderNo} 已随之撤销。`,
    }),
    (p) => ({
      title: `Train cancelled ${p.trainNo}`,
      content: `Train ${p.trainNo} was cancelled. Reason: ${p.reason}. Your order ${p.orderNo} has been cancelled accordingly.`,
    }),
    (p) => ({
      title: `Поезд отменён ${p.trainNo}`,
      content: `Поезд ${p.trainNo} отменён. Причина: ${p.reason}. Ваш заказ ${p.orderNo} аннулирован.`,
    }),
  ),
  containersMissing: template(
    (p: { orderNo: string; trainNo: string; count: number; cutoffTime: string }) => ({
      title: `箱号未录全 ${p.orderNo}`,
      content: `班列 ${p.trainNo} 将于 ${p.cutoffTime}（北京时间）截单，您的订单 ${p.orderNo} 尚有 ${p.count} 个集装箱未录箱号，请于截单前补录。`,
    }),
    (p) => ({
      title: `Container numbers missing ${p.orderNo}`,
      content: `Your order ${p.orderNo} on train ${p.trainNo} still has ${p.count === 1 ? '1 container' : `${p.count} containers`} without a number. Please enter ${p.count === 1 ? 'it' : 'them'} before the document cut-off, ${p.cutoffTime} (Beijing time).`,
    }),
    (p) => ({
      title: `Не указаны номера контейнеров ${p.orderNo}`,
      content: `В заказе ${p.orderNo} на поезд ${p.trainNo} без номера ещё ${p.count} ${russianPlural(p.count, 'контейнер', 'контейнера', 'контейнеров')}. Внесите номера до окончания срока подачи документов: ${p.cutoffTime} (по пекинскому времени).`,
    }),
  ),
  cutoffNear: template(
    (p: { orderNo: string; trainNo: string; cutoffTime: string }) => ({
      title: `即将截单 ${p.orderNo}`,
      content: `班列 ${p.trainNo} 将于 ${p.cutoffTime}（北京时间）截单。您的订单 ${p.orderNo} 箱号已齐，请核对箱号、铅封号、重量和单证，截单后不能再撤销订舱。`,
    }),
    (p) => ({
      title: `Document cut-off approaching ${p.orderNo}`,
      content: `The document cut-off of train ${p.trainNo} is at ${p.cutoffTime} (Beijing time). All containers of your order ${p.orderNo} have numbers; please check numbers, seals, weights and documents. After the cut-off the booking can no longer be withdrawn.`,
    }),
    (p) => ({
      title: `Истекает срок подачи документов ${p.orderNo}`,
      content: `Срок подачи документов на поезд ${p.trainNo}: ${p.cutoffTime} (по пекинскому времени). Номера всех контейнеров заказа ${p.orderNo} указаны; проверьте номера, пломбы, массу и документы. После этого отозвать бронирование нельзя.`,
    }),
  ),
  departureChanged: template(
    (p: {
      orderNo: string;
      trainNo: string;
      plannedTime: string;
      time: string;
      cutoffTime: string;
      arriveTime?: string;
      reason?: string | undefined;
    }) => ({
      title: `班列发车时间变更 ${p.trainNo}`,
      content: p.cutoffTime
        ? `班列 ${p.trainNo} 发车时间由 ${p.plannedTime} 改为 ${p.time}，截单时间改为 ${p.cutoffTime}（均为北京时间）。涉及您的订单 ${p.orderNo}。${afterZh(p)}`
        : `班列 ${p.trainNo} 原定 ${p.plannedTime} 发车，现预计 ${p.time}（北京时间）发车。涉及您的订单 ${p.orderNo}。${afterZh(p)}`,
    }),
    (p) => ({
      title: `Departure changed: train ${p.trainNo}`,
      content: p.cutoffTime
        ? `The departure of train ${p.trainNo} has been changed from ${p.plannedTime} to ${p.time} and its document cut-off to ${p.cutoffTime} (Beijing time). Your order affected: ${p.orderNo}.${afterEn(p)}`
        : `Train ${p.trainNo}, planned for ${p.plannedTime}, is now expected to depart at ${p.time} (Beijing time). Your order affected: ${p.orderNo}.${afterEn(p)}`,
    }),
    (p) => ({
      title: `Перенос отправления: поезд ${p.trainNo}`,
      content: p.cutoffTime
        ? `Отправление поезда ${p.trainNo} перенесено с ${p.plannedTime} на ${p.time}, срок подачи документов — до ${p.cutoffTime} (по пекинскому времени). Ваш заказ в этом поезде: ${p.orderNo}.${afterRu(p)}`
        : `Отправление поезда ${p.trainNo}, назначенное на ${p.plannedTime}, ожидается ${p.time} (по пекинскому времени). Ваш заказ в этом поезде: ${p.orderNo}.${afterRu(p)}`,
    }),
  ),
  numberClashed: template(
    (p: { orderNo: string; containerNo: string }) => ({
      title: `箱号待核实 ${p.containerNo}`,
      content: `订单 ${p.orderNo} 录入的箱号 ${p.containerNo} 已在其他客户的订单中，请核实并处理。`,
    }),
    (p) => ({
      title: `Container no. to check ${p.containerNo}`,
      content: `Container no. ${p.containerNo}, entered on order ${p.orderNo}, is already on another customer’s order. Please check and decide.`,
    }),
    (p) => ({
      title: `Проверьте номер контейнера ${p.containerNo}`,
      content: `Номер ${p.containerNo}, указанный в заказе ${p.orderNo}, есть в заказе другого клиента. Проверьте и примите решение.`,
    }),
  ),
  numberAccepted: template(
    (p: { orderNo: string; containerNo: string }) => ({
      title: `箱号已核实 ${p.containerNo}`,
      content: `您的订单 ${p.orderNo} 的箱号 ${p.containerNo} 已核实通过。`,
    }),
    (p) => ({
      title: `Container no. accepted ${p.containerNo}`,
      content: `Container no. ${p.containerNo} of your order ${p.orderNo} has been checked and accepted.`,
    }),
    (p) => ({
      title: `Номер контейнера принят ${p.containerNo}`,
      content: `Номер ${p.containerNo} вашего заказа ${p.orderNo} проверен и принят.`,
    }),
  ),
  numberRejected: template(
    (p: { orderNo: string; containerNo: string }) => ({
      title: `箱号未通过核实 ${p.containerNo}`,
      content: `您的订单 ${p.orderNo} 的箱号 ${p.containerNo} 未通过核实，请核对后重新录入。`,
    }),
    (p) => ({
      title: `Container no. not accepted ${p.containerNo}`,
      content: `Container no. ${p.containerNo} of your order ${p.orderNo} could not be verified. Please check it and enter the correct number.`,
    }),
    (p) => ({
      title: `Номер контейнера не принят ${p.containerNo}`,
      content: `Номер ${p.containerNo} вашего заказа ${p.orderNo} не подтверждён. Проверьте его и укажите правильный номер.`,
    }),
  ),
});
