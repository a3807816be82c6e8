import type { CallContext } from '../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import type { Page } from '../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import type { OperatorOrderRow } from '../order.ts';
import type { listBookings } from '../wire.ts';
import { toOrderRow } from './orderList.ts';
import { unsafeSelectPage } from './orderListQueries.ts';
import { canDecide } from './policy.ts';

export async function listAllBookings(
  input: ReadBy<typeof listBookings>,
  { db, user, language }: CallContext,
): Promise<Page<OperatorOrderRow>> {
  const { rows, total } = await unsafeSelectPage(db, input, language);
  return {
    rows: rows.map(({ companyName, ...row }) => ({
      ...toOrderRow(row),
      companyName,
      contactMobile: row.contactMobile,
      submitTime: row.submittedAt && formatDateTime(row.submittedAt),
      mayConfirm: canDecide(user, row.state),
      mayRefuse: canDecide(user, row.state),
    })),
    total,
  };
}
