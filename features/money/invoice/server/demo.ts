import type { Db } from '../../../../platform/server/database/connect.ts';
import { findCompanyByNo } from '../../../people/account/server/index.ts';
import { invoiceTitle } from './tables.ts';

/** A title of the demo shipper; its credit code has right check digits. */
export async function seedDemoTitles(db: Db): Promise<void> {
  const [there] = await db.select({ id: invoiceTitle.id }).from(invoiceTitle).limit(1);
  const found = await findCompanyByNo(db, '10001');
  if (there !== undefined || found === undefined) return;
  await db.insert(invoiceTitle).values({
    companyId: found.companyId,
    name: found.fullName,
    country: 'CN',
    taxNo: '91610131MA6TY1234P',
    address: '陕西省西安市国际港务区港务大道 1 号',
    phone: '029-86500001',
    bankName: '演示银行西安港务区支行',
    bankAccount: '6222 0000 0000 1234',
    email: 'finance@example.com',
  });
}
