import type { Db } from '../../../../platform/server/database/connect.ts';
import type { MessageKind } from '../../../../platform/server/messageKind.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { MSG_TYPE } from '../../../portal/message/msgTypes.ts';
import { sendMessages } from '../../../portal/message/server/index.ts';
import { quotationsPage } from '../pages.ts';
import { saveQuotation } from '../wire.ts';
import { markEnding } from './quotations.ts';
import { texts } from './texts.ts';

/** Days before the end of a quotation that its supplier is reminded. */
const REMIND_DAYS = 7;
const DAY_MS = 86_400_000;

const quotationEnding: MessageKind<{ quotationId: number; title: string; validTo: string }> = {
  audience: 'company',
  permission: saveQuotation.access.code,
  businessCode: 'quotation_ending',
  handWay: 1,
  msgType: MSG_TYPE.charges,
  render: (params, language) => texts[language].ending(params),
  linkOf: ({ quotationId }) => {
    const path = pathTo(quotationsPage, { quotation: quotationId });
    return { url: path, gysurl: path };
  },
};

export const messages: readonly MessageKind[] = [quotationEnding];

/** Reminds suppliers of quotations that end within a week, once for each version. */
export async function remindOfEnding(db: Db, now: Date): Promise<number> {
  const through = formatDate(new Date(now.getTime() + REMIND_DAYS * DAY_MS));
  return db.transaction(async (inside) => {
    const ending = await markEnding(inside, through);
    await sendMessages(
      inside,
      quotationEnding,
      ending.map(({ companyId, ...params }) => ({
        companyId,
        about: `quotation:${params.quotationId}:${params.validTo}`,
        params,
      })),
    );
    return ending.length;
  });
}
