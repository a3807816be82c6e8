import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { holderOfTrusteeLink, type TrusteeLinkHolder } from '../../../../people/trustee/server/index.ts';
import { CONTRACT_EVENT } from '../../eventKinds.ts';
import type * as wire from '../../linkWire.ts';
import { contractLinkPage } from '../../pages.ts';
import { SIGN_STATUS } from '../../status.ts';
import { recordContractEvent } from '../evidence/recordEvent.ts';
import { hashOf } from '../hash.ts';
import { notifyContractsChanged } from '../live.ts';
import { moveContract, unsafeSelectContract } from '../queries.ts';
import type { Signing } from '../signing.ts';
import { contract, contractTemplate } from '../tables.ts';
import { userError } from '../texts.ts';
import type { Anonymous, Holder } from './holder.ts';
import { insertLink } from './linkRows.ts';
import { trusteeSigner } from './signer.ts';

const { unsigned, sent } = SIGN_STATUS;
const MAX_LISTED = 50;

/** Made but not given to anybody, or given to this trustee. */
const isForTrustee = ({ companyId, authorizedId }: TrusteeLinkHolder) =>
  and(
    eq(contract.companyId, companyId),
    or(eq(contract.status, unsigned), and(eq(contract.status, sent), eq(contract.authorizedId, authorizedId))),
  );

export async function trusteeContracts(
  holder: Holder,
  { db }: Anonymous,
): Promise<PayloadOf<typeof wire.listTrusteeContracts>> {
  const found = await db
    .select({
      contractId: contract.id,
      contractNo: contract.contractNo,
      contractType: contractTemplate.contractType,
      lineType: contractTemplate.lineType,
      status: contract.status,
    })
    .from(contract)
    .innerJoin(contractTemplate, eq(contractTemplate.id, contract.templateId))
    .where(isForTrustee(await holderOfTrusteeLink(db, holder)))
    .orderBy(contract.id)
    .limit(MAX_LISTED);
  return found.map(({ status, ...one }) => ({ ...one, isAsked: status === sent }));
}

/** A link for the phone that holds the trustee's own link; no message leaves. */
export async function openTrusteeContract(
  { box }: Pick<Signing, 'box'>,
  { contractId, contractBrowserKey, ...holder }: ReadBy<typeof wire.openTrusteeContract>,
  ctx: Anonymous,
): Promise<PayloadOf<typeof wire.openTrusteeContract>> {
  const { db } = ctx;
  const trustee = await holderOfTrusteeLink(db, holder);
  const status = await lockForTrustee(db, trustee, contractId);
  const { authorizedId, companyId, accountId } = trustee;
  const { person, ways } = await trusteeSigner(db, companyId, { authorizedId, channel: 'sms' });
  const moved = await moveContract(db, { contractId, status }, { ...person, status: sent, reason: '' });
  if (moved === undefined) throw userError((t) => t.changed);
  const { token } = await insertLink(
    db,
    { box },
    { ...ways, contractId, accountId, channel: null, browserHash: hashOf(contractBrowserKey) },
  );
  const event = { contractId, signerName: person.signerName };
  await recordContractEvent(db, ctx, {
    ...event,
    kind: CONTRACT_EVENT.ticked,
    facts: { sealAgreement: true },
  });
  const facts = { signerName: person.signerName, signWay: person.signWay };
  await recordContractEvent(db, ctx, { ...event, kind: CONTRACT_EVENT.signerNamed, facts });
  await notifyContractsChanged(db, companyId);
  return { path: pathTo(contractLinkPage, { token }) };
}

async function lockForTrustee(db: Db, trustee: TrusteeLinkHolder, contractId: number) {
  const [locked] = await db
    .select({ status: contract.status })
    .from(contract)
    .where(and(eq(contract.id, contractId), isForTrustee(trustee)))
    .for('update');
  if (locked !== undefined) return locked.status;
  const found = await unsafeSelectContract(db, contractId);
  if (found?.row.companyId !== trustee.companyId) throw userError((t) => t.absent, CODE.absent);
  throw userError((t) => t.linkEnded);
}
