import type { Carrier } from './carrier.ts';

const PATIENCE_MS = 20_000;
const SHOWN_CHARACTERS = 200;

/** SMS gateway: `POST {to, text, id}`, bearer token; `id` also as `Idempotency-Key`. Any 2xx means accepted. */
export function webhookCarrier({ url, token }: { url: string; token: string | undefined }): Carrier {
  return {
    leavesTheHouse: true,
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
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const said = await response.text();
      if (response.ok) return;
      throw new Error(`HTTP ${response.status} ${said.slice(0, SHOWN_CHARACTERS)}`.trim());
    },
    close: () => {},
  };
}
