import { inArray } from 'drizzle-orm';
import type { PersonalData } from '../../../../platform/server/companyData.ts';
import {
  partnerCode,
  recoveryCode,
  session,
  signInChallenge,
  signInCode,
  signInRecord,
  trustedDevice,
  twoStep,
} from './tables.ts';

const TABLES = [
  session,
  signInCode,
  signInRecord,
  signInChallenge,
  trustedDevice,
  twoStep,
  recoveryCode,
  partnerCode,
] as const;

/** Where and with what people signed in. */
export const personalData: PersonalData = {
  kind: 'signIns',
  title: {
    zh: '登录记录（IP 地址、设备）',
    en: 'Sign-in records (IP addresses, devices)',
    ru: 'Журнал входов (IP-адреса, устройства)',
  },
  async remove(db, accountIds) {
    if (accountIds.length === 0) return 0;
    let removed = 0;
    for (const table of TABLES) {
      const gone = await db
        .delete(table)
        .where(inArray(table.accountId, [...accountIds]))
        .returning({ id: table.id });
      removed += gone.length;
    }
    return removed;
  },
};
