import type { Config } from '../../config.ts';
import type { MessageTransport } from './messageTransport.ts';
import { noTransport } from './none.ts';
import { smtpTransport } from './smtp.ts';
import { webhookTransport } from './webhook.ts';

export type MessageTransports = Readonly<Record<'sms' | 'email', MessageTransport>>;

export function transportsFor({
  smtp,
  smsWebhook,
  publicUrl,
}: Pick<Config, 'smtp' | 'smsWebhook' | 'publicUrl'>): MessageTransports {
  return {
    email: smtp ? smtpTransport(smtp, publicUrl) : noTransport,
    sms: smsWebhook ? webhookTransport(smsWebhook) : noTransport,
  };
}
