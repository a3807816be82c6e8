import { type CallContext, ownCompanyId } from '../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { findCompanyByNo } from '../../account/server/index.ts';
import { type Counterpart, FREE_TRADE_PORT } from '../conversation.ts';
import type { listCounterparts } from '../wire.ts';
import { selectContainer, selectSuppliersOfOrder } from './conversationQueries.ts';
import { userError } from './texts.ts';

/** Counterparts of a new conversation: customer → platform and suppliers of the order; platform → itself. */
export async function findCounterparts(
  { orderContainerId }: ReadBy<typeof listCounterparts>,
  { db, user }: CallContext,
): Promise<Counterpart[]> {
  const own = ownCompanyId(user);
  const [container, platform, suppliers] = await Promise.all([
    selectContainer(db, orderContainerId),
    findCompanyByNo(db, FREE_TRADE_PORT),
    selectSuppliersOfOrder(db, own, orderContainerId),
  ]);
  if (!container || !platform) throw userError((t) => t.absent, CODE.absent);
  const isPlatform = own === platform.companyId;
  if (!isPlatform && own !== container.companyId) throw userError((t) => t.absent, CODE.absent);
  const platformCounterpart = { companyNo: platform.companyNo, companyName: platform.fullName };
  return isPlatform ? [platformCounterpart] : [platformCounterpart, ...suppliers];
}
