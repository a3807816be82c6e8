import type { Config } from '../../config.ts';
import type { Carrier } from './carrier.ts';
import { noCarrier } from './none.ts';
import { smtpCarrier } from './smtp.ts';
import { webhookCarrier } from './webhook.ts';

export type Carriers = Readonly<Record<'sms' | 'email', Carrier>>;

export function carriersFor({ smtp, smsWebhook }: Pick<Config, 'smtp' | 'smsWebhook'>): Carriers {
  return {
    email: smtp ? smtpCarrier(smtp) : noCarrier,
    sms: smsWebhook ? webhookCarrier(smsWebhook) : noCarrier,
  };
}
