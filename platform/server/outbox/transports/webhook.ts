import type { MessageTransport } from './messageTransport.ts';

const TIMEOUT_MS = 20_000;
const MAX_REASON_LENGTH = 200;

/** SMS gateway: `POST {to, text, id}`, bearer token; `id` also as `Idempotency-Key`. Any 2xx means accepted. */
export function webhookTransport({ url, token }: { url: string; token: string | undefined }): MessageTransport {
  return {
    isConfigured: true,
    async deliver({ id, receiver, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to: receiver, text, id }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const body = await response.text();
      if (response.ok) return;
      throw new Error(`HTTP ${response.status} ${body.slice(0, MAX_REASON_LENGTH)}`.trim());
    },
    close: () => {},
  };
}
