import { template, texts } from '../../../../libs/texts/texts.ts';

const afterZh = (p: { arriveTime?: string; reason?: string | undefined }) =>
  [p.reason && `原因：${p.reason}。`, p.arriveTime && `预计到达终到站：${p.arriveTime}。`].filter(Boolean).join('');

const afterEn = (p: { arriveTime?: string; reason?: string | undefined }) =>
  [p.reason && ` Reason: ${p.reason}.`, p.arriveTime && ` Expected arrival: ${p.arriveTime}.`].filter(Boolean).join('');

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
      title: `Booking to confirm ${p.orderNo}`,
      content: `${p.companyName} has booked ${p.teu} TEU on train ${p.trainNo}, order ${p.orderNo}. Please confirm or refuse it.`,
    }),
    (p) => ({
      title: `Заявка ждёт подтверждения ${p.orderNo}`,
      content: `${p.companyName}: заявка ${p.orderNo} на поезд ${p.trainNo}, ${p.teu} ДФЭ. Подтвердите её или отклоните.`,
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
      title: `Заявка отозвана ${p.orderNo}`,
      content: `${p.companyName}: ${p.state === 'waitlisted' ? `заявка ${p.orderNo} из листа ожидания отозвана` : `заявка ${p.orderNo} отозвана, места освобождены`}. ${p.reason && `Причина: ${p.reason}`}`,
    }),
  ),
  confirmed: template(
    (p: { orderNo: string }) => ({
      title: `订舱已确认 ${p.orderNo}`,
      content: `您的订舱 ${p.orderNo} 已确认，请在截单前填写箱号和单证。`,
    }),
    (p) => ({
      title: `Booking confirmed ${p.orderNo}`,
      content: `Your booking ${p.orderNo} is confirmed. Please fill in container numbers and documents before the cut-off.`,
    }),
    (p) => ({
      title: `Заявка подтверждена ${p.orderNo}`,
      content: `Ваша заявка ${p.orderNo} подтверждена. Укажите номера контейнеров и документы до окончания приёма.`,
    }),
  ),
  waitlisted: template(
    (p: { orderNo: string; trainNo: string }) => ({
      title: `订舱转入候补 ${p.orderNo}`,
      content: `您的订舱 ${p.orderNo}（班列 ${p.trainNo}）已转入候补，候补期间不占用舱位。确认或拒绝时将通知您；您也可随时撤销。`,
    }),
    (p) => ({
      title: `Booking waitlisted ${p.orderNo}`,
      content: `Your booking ${p.orderNo} is on the waitlist of train ${p.trainNo} and holds no space for now. We will notify you when it is confirmed or declined; you can withdraw it at any time.`,
    }),
    (p) => ({
      title: `Заявка в листе ожидания ${p.orderNo}`,
      content: `Ваша заявка ${p.orderNo} внесена в лист ожидания поезда ${p.trainNo} и пока мест не занимает. Мы сообщим, когда она будет подтверждена или отклонена; отозвать её можно в любое время.`,
    }),
  ),
  refused: template(
    (p: { orderNo: string; reason: string }) => ({
      title: `订舱未通过 ${p.orderNo}`,
      content: `您的订舱 ${p.orderNo} 未通过，原因：${p.reason}`,
    }),
    (p) => ({
      title: `Booking declined ${p.orderNo}`,
      content: `Your booking ${p.orderNo} was declined. Reason: ${p.reason}`,
    }),
    (p) => ({
      title: `Заявка отклонена ${p.orderNo}`,
      content: `Ваша заявка ${p.orderNo} отклонена. Причина: ${p.reason}`,
    }),
  ),
  expired: template(
    (p: { orderNo: string }) => ({
      title: `订舱已过期 ${p.orderNo}`,
      content: `您的订舱 ${p.orderNo} 未在规定时间内确认，已过期，不再占用舱位。`,
    }),
    (p) => ({
      title: `Booking expired ${p.orderNo}`,
      content: `Your booking ${p.orderNo} was not confirmed in time and has expired. It holds no space any more.`,
    }),
    (p) => ({
      title: `Срок заявки истёк ${p.orderNo}`,
      content: `Ваша заявка ${p.orderNo} не была подтверждена вовремя и аннулирована; мест она больше не занимает.`,
    }),
  ),
  trainCancelled: template(
    (p: { orderNo: string; trainNo: string; reason: string }) => ({
      title: `班列取消 ${p.trainNo}`,
      content: `班列 ${p.trainNo} 已取消，原因：${p.reason}。您的订单 ${p.orderNo} 已随之撤销。`,
    }),
    (p) => ({
      title: `Train cancelled ${p.trainNo}`,
      content: `Train ${p.trainNo} was cancelled. Reason: ${p.reason}. Your order ${p.orderNo} has ended with it.`,
    }),
    (p) => ({
      title: `Поезд отменён ${p.trainNo}`,
      content: `Поезд ${p.trainNo} отменён. Причина: ${p.reason}. Ваш заказ ${p.orderNo} аннулирован.`,
    }),
  ),
  containersMissing: template(
    (p: { orderNo: string; trainNo: string; count: number; cutoffTime: string }) => ({
      title: `箱号未填写 ${p.orderNo}`,
      content: `班列 ${p.trainNo} 将于 ${p.cutoffTime}（北京时间）截单，您的订单 ${p.orderNo} 提醒时还有 ${p.count} 个集装箱未填写箱号。`,
    }),
    (p) => ({
      title: `Container numbers missing ${p.orderNo}`,
      content: `The document cut-off of train ${p.trainNo} is at ${p.cutoffTime} (Beijing time). Containers of your order ${p.orderNo} without a number when this was written: ${p.count}.`,
    }),
    (p) => ({
      title: `Не указаны номера контейнеров ${p.orderNo}`,
      content: `Приём документов на поезд ${p.trainNo} заканчивается ${p.cutoffTime} (по Пекину). По заказу ${p.orderNo} на момент напоминания без номера: ${p.count} конт.`,
    }),
  ),
  cutoffNear: template(
    (p: { orderNo: string; trainNo: string; cutoffTime: string }) => ({
      title: `即将截单 ${p.orderNo}`,
      content: `班列 ${p.trainNo} 将于 ${p.cutoffTime}（北京时间）截单。您的订单 ${p.orderNo} 箱号已齐，请核对箱号、封号、重量和单证，截单后不能再撤销订舱。`,
    }),
    (p) => ({
      title: `Document cut-off is near ${p.orderNo}`,
      content: `The document cut-off of train ${p.trainNo} is at ${p.cutoffTime} (Beijing time). All containers of your order ${p.orderNo} have numbers; please check numbers, seals, weights and documents. After the cut-off the booking can no longer be withdrawn.`,
    }),
    (p) => ({
      title: `Скоро окончание приёма документов ${p.orderNo}`,
      content: `Приём документов на поезд ${p.trainNo} заканчивается ${p.cutoffTime} (по Пекину). Номера всех контейнеров заказа ${p.orderNo} указаны; проверьте номера, пломбы, массу и документы. После этого времени заявку нельзя отозвать.`,
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
        ? `The departure of train ${p.trainNo} was moved from ${p.plannedTime} to ${p.time}, its document cut-off to ${p.cutoffTime} (Beijing time). Your order ${p.orderNo} is on it.${afterEn(p)}`
        : `Train ${p.trainNo}, planned for ${p.plannedTime}, is now expected to depart at ${p.time} (Beijing time). Your order ${p.orderNo} is on it.${afterEn(p)}`,
    }),
    (p) => ({
      title: `Перенос отправления: поезд ${p.trainNo}`,
      content: p.cutoffTime
        ? `Отправление поезда ${p.trainNo} перенесено с ${p.plannedTime} на ${p.time}, приём документов — до ${p.cutoffTime} (по Пекину). Ваш заказ на нём: ${p.orderNo}.${afterRu(p)}`
        : `Отправление поезда ${p.trainNo}, назначенное на ${p.plannedTime}, ожидается ${p.time} (по Пекину). Ваш заказ на нём: ${p.orderNo}.${afterRu(p)}`,
    }),
  ),
  numberClashed: template(
    (p: { orderNo: string; containerNo: string }) => ({
      title: `箱号待核实 ${p.containerNo}`,
      content: `订单 ${p.orderNo} 录入的箱号 ${p.containerNo} 已在其他客户的订单中，请核实并处理。`,
    }),
    (p) => ({
      title: `Container no. to check ${p.containerNo}`,
      content: `Container no. ${p.containerNo} was entered on order ${p.orderNo} but is on an order of another customer. Please check and decide.`,
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
