import { createTransport } from 'nodemailer';
import type { MessageTransport } from './messageTransport.ts';

/** Must be less than the lease of a message. */
const TIMEOUT_MS = 20_000;

interface SmtpSettings {
  /** `smtp://user:password@host:port` or `smtps://…` */
  url: string;
  /** the visible sender */
  from: string;
}

/**
 * E-mail by SMTP, marked as written by a program (RFC 3834). `publicUrl`: of the portal; its host keeps the ids of
 * several portals with one sender apart (RFC 5322, 3.6.4).
 */
export function smtpTransport({ url, from }: SmtpSettings, publicUrl?: string): MessageTransport {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = publicUrl === undefined ? /@([^>\s]+)/.exec(from)?.[1] : new URL(publicUrl).hostname;
  return {
    isConfigured: true,
    async deliver({ id, receiver, subject, text, unsubscribeUrl }) {
      await transport.sendMail({
        from,
        to: receiver,
        subject,
        text,
        messageId: `<outbox-${id}@${host ?? 'localhost'}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...oneClickOf(unsubscribeUrl) },
        ...(unsubscribeUrl !== '' && { list: { unsubscribe: unsubscribeUrl } }),
      });
    },
    close: () => transport.close(),
  };
}

/** RFC 8058 asks for https: mail clients send the click without asking the receiver again. */
const oneClickOf = (unsubscribeUrl: string): Record<string, string> =>
  unsubscribeUrl.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
