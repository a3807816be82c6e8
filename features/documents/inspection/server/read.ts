import { desc, eq } from 'drizzle-orm';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { canAmendCargo } from '../../../freight/cargo/server/index.ts';
import { DOSSIER_ACCESS } from '../../dossier/accessWire.ts';
import { type OpenDossier, openDossier, readTrainPapers, selectPaperVersions } from '../../dossier/server/index.ts';
import { INSPECTION_ACCESS } from '../accessWire.ts';
import { RULES } from '../rules/rules.ts';
import type { getInspection, getTrainInspection, Inspection, ShownFinding } from '../wire.ts';
import { isStopping, type Judged, judge, type OverruleRow } from './judged.ts';
import { findingOverrule, paperException } from './tables.ts';
import { texts } from './texts.ts';

interface OpenInspection {
  open: OpenDossier;
  /** issued versions of all its papers */
  versions: Awaited<ReturnType<typeof selectPaperVersions>>;
  findings: readonly Judged[];
}

/** Findings of one order; throws 404 for another company's, as for an unknown one. */
export async function openInspection(orderBigNo: string, ctx: CallContext): Promise<OpenInspection> {
  const open = await openDossier(orderBigNo, ctx);
  const { order, dossier } = open;
  const versions = await selectPaperVersions(ctx.db, order.orderId);
  const found = await judge(ctx.db, order.trainId, [{ order, dossier, versions }]);
  const findings = found.get(order.orderBigNo) ?? [];
  const shown = ctx.user.hidesMoney ? findings.filter(({ rule }) => !RULES[rule].showsMoney) : findings;
  return { open, versions, findings: shown };
}

export async function readInspection(
  { orderBigNo }: ReadBy<typeof getInspection>,
  ctx: CallContext,
): Promise<PayloadOf<typeof getInspection>> {
  const { open, versions, findings } = await openInspection(orderBigNo, ctx);
  return {
    version: open.version,
    findings: findings.map((finding) => toShown(finding, open, ctx)).toSorted((one, other) => rank(one) - rank(other)),
    exceptions: await readExceptions({ open, versions }, ctx),
  };
}

const rank = ({ severity, overruled }: Pick<ShownFinding, 'severity' | 'overruled'>): number => {
  if (overruled !== null) return 2;
  return severity === 'red' ? 0 : 1;
};

function toShown(finding: Judged, open: OpenDossier, { user, language }: CallContext): ShownFinding {
  const { key, rule, ruleVersion, severity, orderContainerId, cells, read, ours, theirs, fix, overruled } = finding;
  const container = open.dossier.containers.find((one) => one.orderContainerId === orderContainerId);
  const mayEdit = hasPermission(user, DOSSIER_ACCESS.edit) && canAmendCargo(open.side, open.order);
  return {
    key,
    rule,
    ruleVersion,
    severity,
    orderContainerId,
    containerNo: container?.containerNo ?? '',
    cells: [...cells],
    read: [...read],
    ours,
    theirs,
    fix,
    overruled: overruled && {
      overruleId: overruled.id,
      reason: overruled.reason,
      ...authorOf(overruled, open, language),
    },
    abilities: {
      takeOver: fix !== null && mayEdit && overruled === null,
      overrule: hasPermission(user, INSPECTION_ACCESS.overrule) && isStopping(finding),
    },
  };
}

/** Customers are not told which person of the platform decided. */
const authorOf = (row: OverruleRow, { side }: OpenDossier, language: CallContext['language']) => ({
  who: side === 'operator' ? row.accountName : texts[language].platform,
  time: formatDateTime(row.createdAt),
});

async function readExceptions(
  { open, versions }: Pick<OpenInspection, 'open' | 'versions'>,
  { db, user, language }: CallContext,
): Promise<Inspection['exceptions']> {
  const issued = new Map(versions.map((row) => [row.id, row]));
  const rows = await db
    .select({ paperId: paperException.paperId, overrule: findingOverrule })
    .from(paperException)
    .innerJoin(findingOverrule, eq(findingOverrule.id, paperException.overruleId))
    .where(eq(findingOverrule.orderId, open.order.orderId))
    .orderBy(desc(paperException.id));
  return rows.flatMap(({ paperId, overrule }) => {
    const paper = issued.get(paperId);
    if (paper === undefined || (user.hidesMoney && RULES[overrule.rule].showsMoney)) return [];
    const { code, orderContainerId, versionNo, number } = paper;
    const { rule, reason } = overrule;
    return [{ code, orderContainerId, versionNo, number, rule, reason, ...authorOf(overrule, open, language) }];
  });
}

export async function readTrainInspection(
  { trainInfoId }: ReadBy<typeof getTrainInspection>,
  { db }: CallContext,
): Promise<PayloadOf<typeof getTrainInspection>> {
  const { open, versionsOf } = await readTrainPapers(db, trainInfoId);
  const found = await judge(
    db,
    trainInfoId,
    open.orders.map(({ order, dossier }) => ({ order, dossier, versions: versionsOf(order.orderId) })),
  );
  const orders = open.orders.map(({ order: { orderBigNo }, companyName }) => {
    const findings = found.get(orderBigNo) ?? [];
    const stopping = findings.filter(isStopping);
    return {
      orderBigNo,
      companyName,
      red: stopping.length,
      amber: findings.filter(({ severity, overruled }) => severity === 'amber' && overruled === null).length,
      overruled: findings.filter(({ overruled }) => overruled !== null).length,
      rules: [...new Set(stopping.map(({ rule }) => rule))],
    };
  });
  return {
    orderCount: orders.length,
    orders: orders
      .filter(({ red, amber, overruled }) => red + amber + overruled > 0)
      .toSorted((one, other) => other.red - one.red || other.amber - one.amber),
  };
}
