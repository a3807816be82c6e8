import type zh from './zh.ts';

const ru: typeof zh = {
  title: 'Исходящие',
  subtitle: 'СМС и письма, отправленные порталом; сначала новые',
  channel: 'Канал',
  channels: { sms: 'СМС', email: 'Эл. почта' },
  receiver: 'Получатель',
  receiverHint: 'Номер телефона или эл. почта',
  time: 'Создано',
  message: 'Сообщение',
  empty: 'Пока ничего не отправлено',
};
export default ru;
