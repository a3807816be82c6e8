import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Files } from '../../../../platform/server/files/files.ts';
import { findSignIn } from '../../../people/account/server/index.ts';
import { DOC_TYPE } from '../../resource/docTypes.ts';
import { TEMPLATE_LANGUAGES, type TemplateLanguage } from '../contractTypes.ts';
import { contractName } from './contractName.ts';
import { DEMO_CONTRACTS, type DemoContract } from './demoContracts/contracts.ts';
import { demoParagraphs } from './demoContracts/paragraphs.ts';
import { buildDocx } from './document/buildDocx.ts';
import { withStagedFile } from './files.ts';
import { contractTemplate } from './tables.ts';

const VALID_DAYS = 365;

/** The seven contracts, only into a portal without templates. */
export async function seedDemoTemplates(db: Db, now: Date, files: Files): Promise<void> {
  const [any] = await db.select({ one: sql`1` }).from(contractTemplate).limit(1);
  if (any !== undefined) return;
  const operator = await findSignIn(db, 'operator');
  const by = { createdBy: operator?.accountId, activatedBy: operator?.accountId, activatedAt: now };
  for (const demo of DEMO_CONTRACTS)
    for (const language of TEMPLATE_LANGUAGES) await seedTemplate({ db, files }, demo, language, by);
}

async function seedTemplate(
  store: { db: Db; files: Files },
  demo: DemoContract,
  language: TemplateLanguage,
  by: { createdBy?: number | undefined; activatedBy?: number | undefined; activatedAt: Date },
): Promise<void> {
  const entities = demo.offered[language] ?? [];
  if (entities.length === 0) return;
  const { contractType, lineType, cashPledge, bondPages } = demo;
  const docx = buildDocx(demoParagraphs(demo, language));
  const named = {
    fileName: `${contractName({ contractType, lineType }, 'zh')}.docx`,
    docType: DOC_TYPE.contractTemplate,
  };
  await withStagedFile(store, docx, named, async (inside, storeFile) => {
    const resourceId = await storeFile(0);
    const template = { contractType, lineType, language, version: 1, resourceId, cashPledge, ...by };
    const terms = { validDays: VALID_DAYS, hasBond: bondPages !== undefined };
    await inside
      .insert(contractTemplate)
      .values(entities.map((companyEntity) => ({ ...template, ...terms, companyEntity })));
  });
}
