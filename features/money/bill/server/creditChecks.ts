import type { Db } from '../../../../platform/server/database/connect.ts';

/** Throws a user error where an agreed bill cannot be credited; runs in the transaction of the credit. */
type CreditCheck = (db: Db, billId: number) => Promise<void>;

const registered = new Set<CreditCheck>();

/** Called once, where the feature that refuses credits is composed. */
export function checkCredits(check: CreditCheck): void {
  registered.add(check);
}

export async function assertCreditable(db: Db, billId: number): Promise<void> {
  for (const check of registered) await check(db, billId);
}
