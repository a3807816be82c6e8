import type { Db } from '../../../../platform/server/database/connect.ts';
import { saveRange } from './numbers.ts';
import { waybillRange } from './tables.ts';

/** A range of consignment note numbers, where there is none. */
export async function seedDemoRange(db: Db): Promise<void> {
  const [one] = await db.select({ id: waybillRange.id }).from(waybillRange).limit(1);
  if (one === undefined) await saveRange({ prefix: '', firstNo: 32_600_001, lastNo: 32_699_999 }, { db });
}
