import { and, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { LineType } from '../../../../freight/network/wire.ts';
import type { LadderKind } from '../../rules.ts';
import { ladder } from '../tables.ts';

interface LadderOf {
  kind: LadderKind;
  lineType: LineType;
  /** yyyy-MM-dd; the version of that day holds */
  on: string;
}

/** The ladder of a line as it was on a day, a line's own before that of all lines; undefined: none. */
export async function findLadder(db: Db, { kind, lineType, on }: LadderOf) {
  const { validFrom, validTo } = ladder;
  const [found] = await db
    .select({
      ladderId: ladder.id,
      ruleId: ladder.ruleId,
      version: ladder.version,
      rungs: ladder.rungs,
      taxRate: ladder.taxRate,
    })
    .from(ladder)
    .where(
      and(
        eq(ladder.kind, kind),
        or(eq(ladder.lineType, lineType), isNull(ladder.lineType)),
        lte(validFrom, on),
        or(isNull(validTo), gte(validTo, on)),
        // of a rule the last version that had begun; outer table written out: Drizzle would emit a bare column
        sql`not exists (select from charge_ladder as later where later.rule_id = charge_ladder.rule_id
          and later.version > charge_ladder.version and later.valid_from <= ${on}::date)`,
      ),
    )
    .orderBy(sql`${ladder.lineType} is null`, desc(validFrom), desc(ladder.id))
    .limit(1);
  return found;
}
