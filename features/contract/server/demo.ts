import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { Files } from '../../../platform/server/files/files.ts';
import { COMPANY_ENTITY } from '../../../platform/wire/currentUser.ts';
import { DOC_TYPE } from '../../resource/docTypes.ts';
import { CONTRACT_TYPE } from '../contractTypes.ts';
import { contractName } from './contractName.ts';
import { bookingContract, DEMO_CONTRACTS } from './demoContracts.ts';
import { buildDocx } from './document/buildDocx.ts';
import { withStagedFile } from './files.ts';
import { contractTemplate } from './tables.ts';

const VALID_DAYS = 365;
const CASH_PLEDGE = { EU: '20000.00', CA: '10000.00', CN: '0.00' } as const;

/** Booking contracts, only into a portal without templates. */
export async function seedDemoTemplates(db: Db, _now: Date, files: Files): Promise<void> {
  const [any] = await db.select({ one: sql`1` }).from(contractTemplate).limit(1);
  if (any !== undefined) return;
  for (const route of DEMO_CONTRACTS) {
    const { lineType } = route;
    const contractType = CONTRACT_TYPE.booking;
    const docx = buildDocx(bookingContract(route));
    const fileName = `${contractName({ contractType, lineType }, 'zh')}.docx`;
    await withStagedFile(
      { db, files },
      docx,
      { fileName, docType: DOC_TYPE.contractTemplate },
      async (inside, store) => {
        const resourceId = await store(0);
        const template = { contractType, lineType, language: 'zh', version: 1, resourceId } as const;
        const terms = { validDays: VALID_DAYS, cashPledge: CASH_PLEDGE[lineType] };
        const rows = Object.values(COMPANY_ENTITY).map((companyEntity) => ({
          ...template,
          ...terms,
          companyEntity,
        }));
        await inside.insert(contractTemplate).values(rows);
      },
    );
  }
}
