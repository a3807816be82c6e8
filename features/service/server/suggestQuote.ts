import { type CallContext, ownCompanyId } from '../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import { formatDate } from '../../../platform/wire/time.ts';
import { findValidQuotations } from '../../supplierQuote/server/index.ts';
import type { suggestServiceQuote } from '../jobWire.ts';
import { priceByLines } from '../quoteByLines.ts';
import { readJob } from './jobs.ts';

/** What the supplier's newest valid quotation that covers the job says of it; null: none does. */
export async function suggestQuote(
  { serviceOrderId }: ReadBy<typeof suggestServiceQuote>,
  ctx: CallContext,
): Promise<PayloadOf<typeof suggestServiceQuote>> {
  const job = await readJob({ serviceOrderId }, ctx);
  const sizeTypes = job.containers.map(({ sizeType }) => sizeType);
  const quotations = await findValidQuotations(ctx.db, ownCompanyId(ctx.user), formatDate(new Date()));
  for (const { lines, ...quotation } of quotations) {
    const price = priceByLines(lines, job.kind, sizeTypes);
    if (price !== null) return { ...quotation, ...price };
  }
  return null;
}
