import { russianPlural } from '../../../platform/wire/language.ts';
import type zh from './zh.ts';

const ru: typeof zh = {
  server: {
    absent: 'Такого сообщения нет.',
    noCarrier: 'Отправка по этому каналу не настроена, сообщения остаются в исходящих.',
    stillWaiting: 'Это сообщение ещё ожидает отправки.',
  },
  page: {
    title: 'Исходящие',
    subtitle: 'СМС и письма, отправленные порталом; сначала новые',
    channel: 'Канал',
    channels: { sms: 'СМС', email: 'Эл. почта' },
    receiver: 'Получатель',
    receiverHint: 'Телефон или эл. почта',
    time: 'Создано',
    message: 'Сообщение',
    status: 'Статус',
    statuses: {
      waiting: 'Ожидает',
      sent: 'Отправлено',
      failed: 'Не отправлено',
      kept: 'Не отправлено (нет шлюза)',
    },
    tries: (p) => `${p.count} ${russianPlural(p.count, 'попытка', 'попытки', 'попыток')}`,
    nextTry: (p) => `следующая ${p.when}`,
    sentAt: (p) => `отправлено ${p.when}`,
    resend: 'Отправить снова',
    resent: 'Сообщение снова в очереди на отправку.',
    subject: 'Тема',
    triesTitle: 'Попыток',
    sentTime: 'Отправлено',
    lastError: 'Последняя ошибка',
    fold: 'Свернуть',
    unfold: 'Ещё',
    empty: 'Пока ничего не отправлено',
  },
};
export default ru;
