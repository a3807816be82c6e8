import { createTransport } from 'nodemailer';
import type { Carrier } from './carrier.ts';

/** A server that does not answer is given up within this; less than the time a message is reserved for. */
const PATIENCE_MS = 20_000;

/** E-mail by SMTP. `url` is `smtp://user:password@host:port` or `smtps://…`, `from` the sender people see. */
export function smtpCarrier({ url, from }: { url: string; from: string }): Carrier {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // texts are ours, but nothing in them may make the server read files or addresses
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
