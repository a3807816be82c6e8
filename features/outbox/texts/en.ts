import type zh from './zh.ts';

const en: typeof zh = {
  server: {
    absent: 'There is no such message.',
    noCarrier: 'Nothing is configured to send messages of this channel; they stay in the outbox.',
    stillWaiting: 'This message is still waiting to be sent.',
  },
  page: {
    title: 'Outbox',
    subtitle: 'Text messages and e-mail written by the portal, newest first',
    channel: 'Channel',
    channels: { sms: 'SMS', email: 'E-mail' },
    receiver: 'Receiver',
    receiverHint: 'Mobile number or e-mail',
    time: 'Written at',
    message: 'Message',
    status: 'Status',
    statuses: { waiting: 'Waiting', sent: 'Sent', failed: 'Failed', kept: 'Not sent (no gateway)' },
    tries: (p) => (p.count === 1 ? '1 try' : `${p.count} tries`),
    nextTry: (p) => `next ${p.when}`,
    sentAt: (p) => `sent ${p.when}`,
    resend: 'Send again',
    resent: 'Queued to be sent again.',
    subject: 'Subject',
    triesTitle: 'Tries',
    sentTime: 'Sent',
    lastError: 'Last error',
    fold: 'Less',
    unfold: 'More',
    empty: 'Nothing has been sent yet',
  },
};
export default en;
