import type { Db } from '../../../platform/server/database/connect.ts';
import { formatDate } from '../../../platform/wire/time.ts';
import { findCompanyByNo, findSignIn } from '../../account/server/index.ts';
import { findOpenBills } from '../../bill/server/index.ts';
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
