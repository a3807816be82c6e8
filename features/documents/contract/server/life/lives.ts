import { desc, eq } from 'drizzle-orm';
import { type CallContext, ownCompanyId } from '../../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { contractStateOf, daysBetween, isRenewable } from '../../contractState.ts';
import { CONTRACT_EVENT } from '../../eventKinds.ts';
import type * as wire from '../../lifeWire.ts';
import { recordContractEvent } from '../evidence/recordEvent.ts';
import { notifyContractsChanged } from '../live.ts';
import { selectContract, selectOffered } from '../queries.ts';
import { contract, contractTemplate } from '../tables.ts';
import { userError } from '../texts.ts';
import { lifeError } from './texts.ts';
import { selectLastVoids } from './voidQueries.ts';
import { isVoidable } from './voids.ts';

/** The company's contracts, newest first, former ones too. */
export async function listLives({ db, user }: CallContext): Promise<PayloadOf<typeof wire.listContractLives>> {
  const found = await db
    .select({ row: contract, template: contractTemplate })
    .from(contract)
    .innerJoin(contractTemplate, eq(contractTemplate.id, contract.templateId))
    .where(eq(contract.companyId, ownCompanyId(user)))
    .orderBy(desc(contract.id));
  const voids = await selectLastVoids(
    db,
    found.map(({ row }) => row.id),
  );
  const today = formatDate(new Date());
  return found.map(({ row, template }) => {
    const lastVoid = voids.get(row.id) ?? null;
    return {
      contractId: row.id,
      contractNo: row.contractNo,
      tid: template.id,
      contractType: template.contractType,
      lineType: template.lineType,
      contractState: contractStateOf(row, today),
      isFormer: row.voidedAt !== null || row.renewedAt !== null,
      contractStartDate: row.startDate,
      contractEndDate: row.endDate,
      daysLeft: row.endDate === null ? null : daysBetween(today, row.endDate),
      resourceId: row.signedId,
      abilities: {
        renew: isRenewable(row, today),
        askVoid: isVoidable(row, today) && lastVoid?.state !== 'asked',
      },
      lastVoid,
    };
  });
}

/** Makes room for a successor by the template that is current now. */
export async function renew(
  { contractId }: ReadBy<typeof wire.renewContract>,
  ctx: CallContext,
): Promise<PayloadOf<typeof wire.renewContract>> {
  const { db, user } = ctx;
  const companyId = ownCompanyId(user);
  await db.select({ id: contract.id }).from(contract).where(eq(contract.id, contractId)).for('no key update');
  const found = await selectContract(db, companyId, contractId);
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  const { row, template } = found;
  if (!isRenewable(row, formatDate(new Date()))) throw lifeError((t) => t.notRenewable);
  await db.update(contract).set({ renewedAt: new Date() }).where(eq(contract.id, contractId));
  const offered = await selectOffered(db, user);
  const current = offered.find(
    (one) =>
      one.contractType === template.contractType &&
      one.lineType === template.lineType &&
      one.language === template.language,
  );
  if (current === undefined) throw userError((t) => t.templateAbsent, CODE.absent);
  const tid = current.id;
  await recordContractEvent(db, ctx, {
    contractId,
    kind: CONTRACT_EVENT.renewed,
    facts: { templateId: tid },
  });
  await notifyContractsChanged(db, companyId);
  return { tid };
}
