import { sumOf, times } from '../../../../libs/amounts/amounts.ts';
import { isAboveZero } from '../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { findCompanyByNo, findCurrentUser, findSignIn } from '../../../people/account/server/index.ts';
import { findOpenBills } from '../../bill/server/index.ts';
import { partsOf, receive } from './receive.ts';
import { bankEntry, bankStatement, companyBankAccount } from './tables.ts';

/** A statement of today with a payment that names its bill and one without a match, and a supplier's account. */
export async function seedDemoPayments(db: Db, now: Date): Promise<void> {
  const [there] = await db.select({ id: bankStatement.id }).from(bankStatement).limit(1);
  const operator = await findSignIn(db, 'operator');
  const shipper = await findCompanyByNo(db, '10001');
  const supplier = await findCompanyByNo(db, '20001');
  if (there !== undefined || !operator || !shipper || !supplier) return;
  await db
    .insert(companyBankAccount)
    .values({
      companyId: supplier.companyId,
      holder: supplier.fullName,
      bankName: '演示银行阿拉山口支行',
      accountNo: '1030 0000 0000 0777',
    })
    .onConflictDoNothing();
  await receivePast(db, now, operator.accountId);
  const [bill] = await findOpenBills(db, { companyId: shipper.companyId, currency: 'CNY' });
  const accountId = operator.accountId;
  const [statement] = await db
    .insert(bankStatement)
    .values({ fileName: 'statement.sta', format: 'mt940', lineCount: 2, accountId })
    .returning({ id: bankStatement.id });
  if (statement === undefined) return;
  const facts = {
    statementId: statement.id,
    bookedOn: formatDate(now),
    currency: 'CNY',
    status: 'open',
  } as const;
  await db.insert(bankEntry).values([
    {
      ...facts,
      key: 'demo:1',
      amount: '5000.00',
      counterparty: shipper.fullName,
      account: '6222000000001234',
      reference: `货款 ${bill?.billNo ?? ''}`,
    },
    { ...facts, key: 'demo:2', amount: '12800.00', counterparty: '西安某物流公司', reference: '往来款' },
  ]);
}

/** Customers that pay, and in how many parts; the weeks go back from last week. */
const PAYERS = [
  { username: 'rival', currency: 'USD', share: '0.16', weeks: [1, 2, 4, 6, 7] },
  { username: 'special', currency: 'USD', share: '0.21', weeks: [1, 3, 5, 6] },
] as const;
const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

/** Money that customers paid in the last weeks, the longest due bills first. */
async function receivePast(db: Db, now: Date, authorId: number): Promise<void> {
  for (const { username, currency, share, weeks } of PAYERS) {
    const person = await findSignIn(db, username);
    const user = person && (await findCurrentUser(db, person.accountId));
    const companyId = user?.companyId;
    if (!companyId) continue;
    const open = await findOpenBills(db, { companyId, currency });
    const owed = sumOf(open.map((one) => one.open));
    const amount = times(owed, share);
    if (!isAboveZero(amount)) continue;
    for (const week of weeks) {
      const receivedOn = formatDate(new Date(now.getTime() - week * WEEK_DAYS * DAY_MS));
      const facts = { companyId, currency, amount, receivedOn, way: 'manual', authorId } as const;
      const reference = `TT ${receivedOn}`;
      const parts = await partsOf(db, { companyId, currency, amount });
      await receive(db, { ...facts, reference, outsideKey: `manual:${companyId}:${reference}` }, parts);
    }
  }
}
