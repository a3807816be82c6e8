import type zh from './zh.ts';

const after = (p: { arriveTime?: string; reason?: string | undefined }) =>
  [p.reason && ` Причина: ${p.reason}.`, p.arriveTime && ` Ожидаемое прибытие: ${p.arriveTime}.`]
    .filter(Boolean)
    .join('');

const ru: typeof zh = {
  submitted: (p) => ({
    title: `Заявка ждёт подтверждения ${p.orderNo}`,
    content: `${p.companyName}: заявка ${p.orderNo} на поезд ${p.trainNo}, ${p.teu} ДФЭ. Подтвердите её или отклоните.`,
  }),
  withdrawn: (p) => ({
    title: `Заявка отозвана ${p.orderNo}`,
    content: `${p.companyName}: ${p.state === 'waitlisted' ? `заявка ${p.orderNo} из листа ожидания отозвана` : `заявка ${p.orderNo} отозвана, места освобождены`}. ${p.reason && `Причина: ${p.reason}`}`,
  }),
  confirmed: (p) => ({
    title: `Заявка подтверждена ${p.orderNo}`,
    content: `Ваша заявка ${p.orderNo} подтверждена. Укажите номера контейнеров и документы до окончания приёма.`,
  }),
  waitlisted: (p) => ({
    title: `Заявка в листе ожидания ${p.orderNo}`,
    content: `Ваша заявка ${p.orderNo} внесена в лист ожидания поезда ${p.trainNo} и пока мест не занимает. Мы сообщим, когда она будет подтверждена или отклонена; отозвать её можно в любое время.`,
  }),
  refused: (p) => ({
    title: `Заявка отклонена ${p.orderNo}`,
    content: `Ваша заявка ${p.orderNo} отклонена. Причина: ${p.reason}`,
  }),
  expired: (p) => ({
    title: `Срок заявки истёк ${p.orderNo}`,
    content: `Ваша заявка ${p.orderNo} не была подтверждена вовремя и аннулирована; мест она больше не занимает.`,
  }),
  trainCancelled: (p) => ({
    title: `Поезд отменён ${p.trainNo}`,
    content: `Поезд ${p.trainNo} отменён. Причина: ${p.reason}. Ваш заказ ${p.orderNo} аннулирован.`,
  }),
  containersMissing: (p) => ({
    title: `Не указаны номера контейнеров ${p.orderNo}`,
    content: `Приём документов на поезд ${p.trainNo} заканчивается ${p.cutoffTime} (по Пекину). По заказу ${p.orderNo} на момент напоминания без номера: ${p.count} конт.`,
  }),
  cutoffNear: (p) => ({
    title: `Скоро окончание приёма документов ${p.orderNo}`,
    content: `Приём документов на поезд ${p.trainNo} заканчивается ${p.cutoffTime} (по Пекину). Номера всех контейнеров заказа ${p.orderNo} указаны; проверьте номера, пломбы, массу и документы. После этого времени заявку нельзя отозвать.`,
  }),
  departureChanged: (p) => ({
    title: `Перенос отправления: поезд ${p.trainNo}`,
    content: p.cutoffTime
      ? `Отправление поезда ${p.trainNo} перенесено с ${p.plannedTime} на ${p.time}, приём документов — до ${p.cutoffTime} (по Пекину). Ваш заказ на нём: ${p.orderNo}.${after(p)}`
      : `Отправление поезда ${p.trainNo}, назначенное на ${p.plannedTime}, ожидается ${p.time} (по Пекину). Ваш заказ на нём: ${p.orderNo}.${after(p)}`,
  }),
  numberClashed: (p) => ({
    title: `Проверьте номер контейнера ${p.containerNo}`,
    content: `Номер ${p.containerNo}, указанный в заказе ${p.orderNo}, есть в заказе другого клиента. Проверьте и примите решение.`,
  }),
  numberAccepted: (p) => ({
    title: `Номер контейнера принят ${p.containerNo}`,
    content: `Номер ${p.containerNo} вашего заказа ${p.orderNo} проверен и принят.`,
  }),
  numberRejected: (p) => ({
    title: `Номер контейнера не принят ${p.containerNo}`,
    content: `Номер ${p.containerNo} вашего заказа ${p.orderNo} не подтверждён. Проверьте его и укажите правильный номер.`,
  }),
};
export default ru;
