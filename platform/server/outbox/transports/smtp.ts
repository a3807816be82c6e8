import { createTransport } from 'nodemailer';
import type { MessageTransport } from './messageTransport.ts';

/** Must be less than the lease of a message. */
const TIMEOUT_MS = 20_000;

/** E-mail by SMTP. `url`: `smtp://user:password@host:port` or `smtps://…`; `from`: the visible sender. */
export function smtpTransport({ url, from }: { url: string; from: string }): MessageTransport {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    isConfigured: true,
    async deliver({ id, receiver, subject, text }) {
      await transport.sendMail({ from, to: receiver, subject, text, messageId: `<outbox-${id}@${host}>` });
    },
    close: () => transport.close(),
  };
}
