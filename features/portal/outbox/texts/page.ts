import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../platform/wire/language.ts';

export const { zh, en, ru } = texts({
  server: {
    absent: [
      '未找到该消息，请刷新页面。',
      'Message not found. Please reload the page.',
      'Сообщение не найдено. Обновите страницу.',
    ],
    noCarrier: [
      '该渠道未配置发送通道，消息保留在发件箱。',
      'No gateway is configured for this channel; messages remain in the outbox.',
      'Отправка по этому каналу не настроена, сообщения остаются в исходящих.',
    ],
    stillWaiting: [
      '该消息正在等待发送。',
      'This message is still waiting to be sent.',
      'Это сообщение ещё ожидает отправки.',
    ],
  },
  page: {
    title: ['发件箱', 'Outbox', 'Исходящие'],
    subtitle: [
      '平台发出的短信与邮件，最新的在最前',
      'SMS and e-mails sent by the platform, newest first',
      'SMS и письма, отправленные платформой; сначала новые',
    ],
    channel: ['渠道', 'Channel', 'Канал'],
    channels: {
      sms: ['短信', 'SMS', 'SMS'],
      email: ['邮件', 'E-mail', 'Эл. почта'],
    },
    receiver: ['收件人', 'Recipient', 'Получатель'],
    receiverHint: ['手机号或邮箱', 'Mobile number or e-mail', 'Телефон или эл. почта'],
    time: ['写入时间', 'Created', 'Создано'],
    message: ['内容', 'Message', 'Сообщение'],
    status: ['状态', 'Status', 'Статус'],
    statuses: {
      waiting: ['待发送', 'Queued', 'Ожидает'],
      sent: ['已发送', 'Sent', 'Отправлено'],
      failed: ['发送失败', 'Failed', 'Не отправлено'],
      kept: ['未发送（未配置通道）', 'Not sent (no gateway)', 'Не отправлено (нет шлюза)'],
    },
    tries: template(
      (p: { count: number }) => `已尝试 ${p.count} 次`,
      (p) => (p.count === 1 ? '1 attempt' : `${p.count} attempts`),
      (p) => `${p.count} ${russianPlural(p.count, 'попытка', 'попытки', 'попыток')}`,
    ),
    nextTry: template(
      (p: { when: string }) => `下次 ${p.when}`,
      (p) => `next ${p.when}`,
      (p) => `следующая ${p.when}`,
    ),
    sentAt: template(
      (p: { when: string }) => `发出 ${p.when}`,
      (p) => `sent ${p.when}`,
      (p) => `отправлено ${p.when}`,
    ),
    resend: ['重新发送', 'Send again', 'Отправить снова'],
    resent: ['已重新加入发送队列。', 'Queued for resending.', 'Сообщение снова в очереди на отправку.'],
    subject: ['主题', 'Subject', 'Тема'],
    triesTitle: ['尝试次数', 'Attempts', 'Попыток'],
    sentTime: ['发出时间', 'Sent', 'Отправлено'],
    lastError: ['最近错误', 'Last error', 'Последняя ошибка'],
    fold: ['收起', 'Less', 'Свернуть'],
    unfold: ['展开', 'More', 'Ещё'],
    empty: ['还没有发出任何短信或邮件', 'No SMS or e-mails sent yet', 'Пока ничего не отправлено'],
  },
});
