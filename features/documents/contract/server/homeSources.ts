import { asc, eq } from 'drizzle-orm';
import { readAlertRows } from '../../../../platform/server/alertRows.ts';
import type { HomeSource } from '../../../../platform/server/feature.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { HomeAlert } from '../../../../platform/wire/homeParts.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import { contractQueue } from '../operatorWire.ts';
import { contractQueuePage } from '../pages.ts';
import { SIGN_STATUS } from '../status.ts';
import { en, ru, zh } from '../texts/home.ts';
import { contract } from './tables.ts';

const texts = { zh, en, ru };
const WAITING = { signStatus: SIGN_STATUS.signedByA };

/** Contracts that wait for the platform's signature, the longest waiting first. */
async function toCountersign({ db, language }: CallContext): Promise<HomeAlert> {
  const isWaiting = eq(contract.status, SIGN_STATUS.signedByA);
  const { count, rows } = await readAlertRows(
    db,
    db.select({ id: contract.id }).from(contract).where(isWaiting),
    db
      .select({
        contractNo: contract.contractNo,
        company: companyNameOf(contract.companyId),
        signedAt: contract.signedAt,
      })
      .from(contract)
      .where(isWaiting)
      .orderBy(asc(contract.signedAt)),
  );
  return {
    name: 'toCountersign',
    area: 'documents',
    title: texts[language].toCountersign,
    count,
    isUrgent: false,
    path: pathTo(contractQueuePage, WAITING),
    lines: rows.map(({ contractNo, company, signedAt }) => ({
      title: company,
      note: contractNo,
      path: pathTo(contractQueuePage, { ...WAITING, contractNo }),
      measure: signedAt && { kind: 'since', time: formatDateTime(signedAt) },
    })),
  };
}

export const homeSources: readonly HomeSource[] = [
  { permission: contractQueue.list.access.code, read: async (ctx) => ({ alerts: [await toCountersign(ctx)] }) },
];
