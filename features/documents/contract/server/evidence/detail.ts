import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { formatDate, formatDateTime } from '../../../../../platform/wire/time.ts';
import { accountNameOf } from '../../../../people/account/server/index.ts';
import { contractStateOf } from '../../contractState.ts';
import { type ChainEnd, firstBreak } from '../../eventChain.ts';
import type * as wire from '../../evidenceWire.ts';
import { selectLastVoids } from '../life/voidQueries.ts';
import { isVoidable } from '../life/voids.ts';
import { maskMobile } from '../ownContract.ts';
import { type ContractRow, unsafeSelectContract } from '../queries.ts';
import { contract, contractLink } from '../tables.ts';
import { userError } from '../texts.ts';
import { contractEvent, type EventRow } from './tables.ts';

type Detail = PayloadOf<typeof wire.readContractDetail>;

export const selectEvents = (db: Db, contractId: number): Promise<EventRow[]> =>
  db.select().from(contractEvent).where(eq(contractEvent.contractId, contractId)).orderBy(asc(contractEvent.place));

/** As the contract itself remembers it. */
export const chainEndOf = ({ eventCount, lastEventHash }: ContractRow): ChainEnd => ({
  count: eventCount,
  lastHash: lastEventHash,
});

export async function findContract(db: Db, contractId: number) {
  const found = await unsafeSelectContract(db, contractId);
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  return found;
}

/** A contract with all that has happened to it, for operators. */
export async function readDetail(
  { contractId }: ReadBy<typeof wire.readContractDetail>,
  { db }: CallContext,
): Promise<Detail> {
  const { row, companyFullName } = await findContract(db, contractId);
  const events = await selectEvents(db, contractId);
  const lastVoid = (await selectLastVoids(db, [contractId])).get(contractId) ?? null;
  const [{ name = null } = {}] = await db
    .select({ name: accountNameOf(contract.countersignedBy) })
    .from(contract)
    .where(eq(contract.id, contractId));
  return {
    contractId,
    contractNo: row.contractNo,
    companyFullName,
    contractState: contractStateOf(row, formatDate(new Date())),
    documentId: row.documentId,
    signedId: row.signedId,
    countersignedName: name ?? '',
    countersignedAt: row.countersignedAt && formatDateTime(row.countersignedAt),
    voidedAt: row.voidedAt && formatDateTime(row.voidedAt),
    lastVoid,
    abilities: { askVoid: isVoidable(row) && lastVoid?.state !== 'asked' },
    links: await selectLinks(db, contractId),
    events: events.map(({ happenedAt, ...event }) => ({ ...event, happenedAt: formatDateTime(happenedAt) })),
    brokenAt: await firstBreak(events, chainEndOf(row)),
  };
}

async function selectLinks(db: Db, contractId: number): Promise<Detail['links']> {
  const found = await db
    .select({ link: contractLink, sentBy: accountNameOf(contractLink.accountId) })
    .from(contractLink)
    .where(eq(contractLink.contractId, contractId))
    .orderBy(desc(contractLink.id));
  return found.map(({ link, sentBy }) => ({
    linkId: link.id,
    sentAt: formatDateTime(link.createdAt),
    sentBy: sentBy ?? '',
    receiver: maskMobile(link.mobile),
    expiresAt: formatDateTime(link.expiresAt),
    state: stateOf(link),
  }));
}

function stateOf(link: typeof contractLink.$inferSelect): Detail['links'][number]['state'] {
  if (link.usedAt !== null) return 'used';
  if (link.isReplaced) return 'replaced';
  if (link.expiresAt.getTime() <= Date.now()) return 'expired';
  return link.browserHash === null ? 'open' : 'opened';
}
