import { z } from 'zod';
import { businessType, FREE_TRADE_PORT } from '../../conversation.ts';

/** Unacknowledged message. */
export const pendingMessage = z.object({
  clientId: z.string(),
  orderContainerId: z.number(),
  businessType,
  servingCompanyNo: z.string().default(FREE_TRADE_PORT),
  trainNo: z.string().default(''),
  containerNo: z.string().default(''),
  at: z.number(),
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({
      kind: z.literal('file'),
      msgType: z.union([z.literal(1), z.literal(2)]),
      resourceId: z.number(),
      fileName: z.string(),
      byteCount: z.number(),
    }),
  ]),
  status: z.enum(['sending', 'failed']),
  /** refusal of the server; empty: no answer */
  reason: z.string(),
});
export type PendingMessage = z.infer<typeof pendingMessage>;

export function parsePendingMessage(text: string): PendingMessage | null {
  try {
    const read = pendingMessage.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
