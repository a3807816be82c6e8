import type { Asking } from '../../../platform/server/http/asking.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import type { Page } from '../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import type { OperatorOrderRow } from '../order.ts';
import type { listBookings } from '../wire.ts';
import { mayAnswer } from './may.ts';
import { seenOrder } from './orderList.ts';
import { unsafeSelectPage } from './orderListQueries.ts';

export async function listAllBookings(
  input: ReadBy<typeof listBookings>,
  { db, who, language }: Asking,
): Promise<Page<OperatorOrderRow>> {
  const { rows, total } = await unsafeSelectPage(db, input, language);
  return {
    rows: rows.map(({ companyName, ...row }) => ({
      ...seenOrder(row),
      companyName,
      contactMobile: row.contactMobile,
      submitTime: row.submittedAt && formatDateTime(row.submittedAt),
      mayConfirm: mayAnswer(who, row.state),
      mayRefuse: mayAnswer(who, row.state),
    })),
    total,
  };
}
