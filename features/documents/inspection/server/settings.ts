import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { accountNameOf } from '../../../people/account/server/index.ts';
import { RULE_CODES, type RuleCode } from '../ruleCodes.ts';
import type { RuleSetting } from '../rules/inspect.ts';
import { RULES } from '../rules/rules.ts';
import type { listRules, setRule } from '../wire.ts';
import { inspectionRule } from './tables.ts';
import { userError } from './texts.ts';

export type Settings = ReadonlyMap<RuleCode, RuleSetting>;

/** What the operator set; rules that were never set are on with their own limit. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db
    .select({ code: inspectionRule.code, isOn: inspectionRule.isOn, limit: inspectionRule.limit })
    .from(inspectionRule);
  return new Map(rows.map(({ code, ...setting }) => [code, setting]));
}

export async function readRules(_: object, { db }: CallContext): Promise<PayloadOf<typeof listRules>> {
  const rows = await db
    .select({ row: inspectionRule, setBy: accountNameOf(inspectionRule.setBy) })
    .from(inspectionRule);
  return RULE_CODES.map((code) => {
    const { version, source, since, severity, limit } = RULES[code];
    const set = rows.find(({ row }) => row.code === code);
    return {
      code,
      version,
      source,
      since,
      severity,
      isOn: set?.row.isOn ?? true,
      limit: limit === null ? null : (set?.row.limit ?? limit),
      declaredLimit: limit,
      setBy: set?.setBy ?? '',
      setTime: set === undefined ? null : formatDateTime(set.row.updatedAt),
    };
  });
}

export async function saveRule(
  { code, isOn, limit }: ReadBy<typeof setRule>,
  { db, user }: CallContext,
): Promise<void> {
  assertLimit(code, limit);
  const set = { isOn, limit, setBy: user.accountId, updatedAt: new Date() };
  await db
    .insert(inspectionRule)
    .values({ code, ...set })
    .onConflictDoUpdate({ target: inspectionRule.code, set });
}

/** Throws where a rule without a limit is given one. */
export function assertLimit(code: RuleCode, limit: string | null): void {
  if (limit !== null && RULES[code].limit === null) throw userError((t) => t.noLimit);
}
