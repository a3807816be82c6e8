import { createTransport } from 'nodemailer';
import type { Carrier } from './carrier.ts';

/** Must be less than the lease of a message. */
const PATIENCE_MS = 20_000;

/** E-mail by SMTP. `url`: `smtp://user:password@host:port` or `smtps://…`; `from`: the visible sender. */
export function smtpCarrier({ url, from }: { url: string; from: string }): Carrier {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    leavesTheHouse: true,
    async deliver({ id, receiver, subject, text }) {
      await transport.sendMail({ from, to: receiver, subject, text, messageId: `<outbox-${id}@${host}>` });
    },
    close: () => transport.close(),
  };
}
