import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { sendMessages } from '../../../../portal/message/server/index.ts';
import { SIGN_STATUS } from '../../status.ts';
import type { activateTemplate, retireTemplate } from '../../templateWire.ts';
import { notifyManyContractsChanged } from '../live.ts';
import { aboutNewVersion, contractNewVersion } from '../messages.ts';
import type { TemplateRow } from '../queries.ts';
import { contract, contractTemplate } from '../tables.ts';
import { userError } from '../texts.ts';

async function lockTemplate(db: Db, templateId: number): Promise<TemplateRow> {
  const [found] = await db.select().from(contractTemplate).where(eq(contractTemplate.id, templateId)).for('update');
  if (found === undefined) throw userError((t) => t.templateAbsent, CODE.absent);
  return found;
}

const sameKind = (template: TemplateRow) =>
  and(
    eq(contractTemplate.contractType, template.contractType),
    eq(contractTemplate.lineType, template.lineType),
    eq(contractTemplate.companyEntity, template.companyEntity),
    eq(contractTemplate.language, template.language),
  );

/** Offers a draft in place of the version before; asks for new signatures where the operator wishes. */
export async function activate(
  { templateId, asksNewSignature }: ReadBy<typeof activateTemplate>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof activateTemplate>> {
  const template = await lockTemplate(db, templateId);
  if (template.isActive || template.retiredAt !== null || template.activatedAt !== null)
    throw userError((t) => t.template.notDraft);
  const now = new Date();
  await db
    .update(contractTemplate)
    .set({ isActive: false, retiredBy: user.accountId, retiredAt: now })
    .where(and(sameKind(template), eq(contractTemplate.isActive, true)));
  await db
    .update(contractTemplate)
    .set({ isActive: true, asksNewSignature, activatedBy: user.accountId, activatedAt: now })
    .where(eq(contractTemplate.id, templateId));
  return { askedCompanies: asksNewSignature ? await askAgain(db, template, now) : 0 };
}

/** Companies with a contract in force by an earlier version. */
async function askAgain(db: Db, template: TemplateRow, now: Date): Promise<number> {
  const found = await db
    .selectDistinct({ companyId: contract.companyId })
    .from(contract)
    .innerJoin(contractTemplate, eq(contractTemplate.id, contract.templateId))
    .where(
      and(
        sameKind(template),
        eq(contract.status, SIGN_STATUS.signed),
        isNull(contract.voidedAt),
        gte(contract.endDate, formatDate(now)),
      ),
    );
  const { contractType, lineType } = template;
  await sendMessages(
    db,
    contractNewVersion,
    found.map(({ companyId }) => ({
      companyId,
      about: aboutNewVersion(template.id, companyId),
      params: { contractType, lineType },
    })),
  );
  await notifyManyContractsChanged(
    db,
    found.map(({ companyId }) => companyId),
  );
  return found.length;
}

/** Drafts too: they are offered no more. */
export async function retire({ templateId }: ReadBy<typeof retireTemplate>, { db, user }: CallContext): Promise<void> {
  const retired = await db
    .update(contractTemplate)
    .set({ isActive: false, retiredBy: user.accountId, retiredAt: sql`now()` })
    .where(and(eq(contractTemplate.id, templateId), isNull(contractTemplate.retiredAt)))
    .returning({ id: contractTemplate.id });
  if (retired.length === 0) throw userError((t) => t.changed);
}
