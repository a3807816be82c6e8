import { type Asking, ownCompanyId } from '../../../platform/server/http/asking.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { findCompanyByNo } from '../../account/server/index.ts';
import { type Counterpart, FREE_TRADE_PORT } from '../conversation.ts';
import type { listCounterparts } from '../wire.ts';
import { selectContainer, selectSuppliersOfOrder } from './placeQueries.ts';
import { refuse } from './texts.ts';

/** Counterparts of a new conversation: customer → platform and suppliers of the order; platform → itself. */
export async function counterparts(
  { orderContainerId }: ReadBy<typeof listCounterparts>,
  { db, who }: Asking,
): Promise<Counterpart[]> {
  const own = ownCompanyId(who);
  const [container, platform, suppliers] = await Promise.all([
    selectContainer(db, orderContainerId),
    findCompanyByNo(db, FREE_TRADE_PORT),
    selectSuppliersOfOrder(db, own, orderContainerId),
  ]);
  if (!container || !platform) throw refuse((t) => t.absent, CODE.absent);
  const isPlatform = own === platform.companyId;
  if (!isPlatform && own !== container.companyId) throw refuse((t) => t.absent, CODE.absent);
  const port = { companyNo: platform.companyNo, companyName: platform.fullName };
  return isPlatform ? [port] : [port, ...suppliers];
}
