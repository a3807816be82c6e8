import { z } from 'zod';
import type { PaperGroup } from './paperCodes.ts';

/** Papers of each `queryType`; the specification says of 2 and 4 only that the chat is hidden there. */
const GROUPS: Readonly<Record<number, PaperGroup>> = { 1: 'departure', 2: 'waybill', 3: 'onboard', 4: 'destination' };

const queryParam = z.object({
  orderBigNo: z.coerce.string().max(20),
  queryType: z.coerce.number().optional(),
});

/** What `/groundDocuments` is asked for; null for a text that says nothing. */
export function readGroundQuery(text: string | null): { orderBigNo: string; group: PaperGroup | null } | null {
  try {
    const { orderBigNo, queryType } = queryParam.parse(JSON.parse(text ?? ''));
    return { orderBigNo, group: GROUPS[queryType ?? 0] ?? null };
  } catch {
    return null;
  }
}
