import type zh from './zh.ts';

const en: typeof zh = {
  title: 'Outbox',
  subtitle: 'Text messages and e-mail written by the portal, newest first',
  channel: 'Channel',
  channels: { sms: 'SMS', email: 'E-mail' },
  receiver: 'Receiver',
  receiverHint: 'Mobile number or e-mail',
  time: 'Written at',
  message: 'Message',
  empty: 'Nothing has been sent yet',
};
export default en;
