import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { CurrentUser } from '../../../../../platform/wire/currentUser.ts';
import { eventHash } from '../../eventChain.ts';
import type { ContractEventKind, ContractSide } from '../../eventKinds.ts';
import { PLATFORM_MERCHANT } from '../../status.ts';
import { contract } from '../tables.ts';
import { contractEvent, type EventFacts } from './tables.ts';

const MAX_DEVICE = 400;

type Origin = Pick<CallContext<CurrentUser | null>, 'user' | 'address' | 'userAgent'>;

interface ContractEvent {
  contractId: number;
  kind: ContractEventKind;
  facts?: EventFacts;
  /** of a signer by the link, who has no account */
  signerName?: string;
  /** not again while the same was recorded of the same person, on the same side, since the document was made */
  isOnce?: boolean;
}

interface Actor {
  side: ContractSide;
  accountId: number | null;
  actorName: string;
}

/**
 * Adds to the chain of evidence of a contract. Call it in the transaction of the deed; the contract's row is locked
 * until then. `origin`: the call's context; null: the portal by itself.
 */
export async function recordContractEvent(
  db: Db,
  origin: Origin | null,
  { contractId, kind, facts = {}, signerName, isOnce = false }: ContractEvent,
): Promise<void> {
  const actor = actorOf(origin, signerName);
  await db.transaction(async (inside) => {
    await inside.select({ id: contract.id }).from(contract).where(eq(contract.id, contractId)).for('no key update');
    if (isOnce && (await isKnown(inside, { contractId, kind, facts, actor }))) return;
    const [last] = await inside
      .select({ place: contractEvent.place, hash: contractEvent.hash })
      .from(contractEvent)
      .where(eq(contractEvent.contractId, contractId))
      .orderBy(desc(contractEvent.place))
      .limit(1);
    const event = {
      contractId,
      kind,
      facts,
      ...actor,
      place: (last?.place ?? 0) + 1,
      happenedAt: new Date(),
      address: origin?.address ?? '',
      device: (origin?.userAgent ?? '').slice(0, MAX_DEVICE),
      previousHash: last?.hash ?? '',
    };
    const hash = await eventHash(event);
    await inside.insert(contractEvent).values({ ...event, hash });
    await inside
      .update(contract)
      .set({ eventCount: event.place, lastEventHash: hash })
      .where(eq(contract.id, contractId));
  });
}

function actorOf(origin: Origin | null, signerName: string | undefined): Actor {
  if (signerName !== undefined) return { side: 'signer', accountId: null, actorName: signerName };
  const user = origin?.user ?? null;
  if (user === null) return { side: 'system', accountId: null, actorName: '' };
  return {
    side: user.companyNo === PLATFORM_MERCHANT ? 'platform' : 'company',
    accountId: user.accountId,
    actorName: user.name,
  };
}

/** Place of the event that made the present document. */
const madeAt = (contractId: number) =>
  sql`coalesce((select max(${contractEvent.place}) from ${contractEvent}
    where ${contractEvent.contractId} = ${contractId} and ${contractEvent.kind} = 'generated'), 0)`;

/** Whether a person of the company has read the current document to its end. */
export async function isReadByCompany(db: Db, contractId: number): Promise<boolean> {
  const [known] = await db
    .select({ id: contractEvent.id })
    .from(contractEvent)
    .where(
      and(
        eq(contractEvent.contractId, contractId),
        eq(contractEvent.kind, 'readToEnd'),
        eq(contractEvent.side, 'company'),
        sql`${contractEvent.place} > ${madeAt(contractId)}`,
      ),
    )
    .limit(1);
  return known !== undefined;
}

async function isKnown(
  db: Db,
  {
    contractId,
    kind,
    facts,
    actor: { side, actorName },
  }: Required<Pick<ContractEvent, 'contractId' | 'kind' | 'facts'>> & { actor: Actor },
): Promise<boolean> {
  const [known] = await db
    .select({ id: contractEvent.id })
    .from(contractEvent)
    .where(
      and(
        eq(contractEvent.contractId, contractId),
        eq(contractEvent.kind, kind),
        eq(contractEvent.side, side),
        eq(contractEvent.actorName, actorName),
        sql`${contractEvent.facts} = ${JSON.stringify(facts)}::jsonb`,
        sql`${contractEvent.place} > ${madeAt(contractId)}`,
      ),
    )
    .limit(1);
  return known !== undefined;
}
