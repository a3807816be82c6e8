import { readFile } from 'node:fs/promises';
import { and, desc, eq, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { ReceivedFile } from '../../../../../platform/server/files/receivedFile.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { DOC_TYPE } from '../../../resource/docTypes.ts';
import { addResource } from '../../../resource/server/index.ts';
import type { addTemplate, setTemplateAgreement } from '../../templateWire.ts';
import { contractName } from '../contractName.ts';
import { selectTemplate, type TemplateRow } from '../queries.ts';
import { documentBytes, type Signing } from '../signing.ts';
import { contractTemplate } from '../tables.ts';
import { userError } from '../texts.ts';
import { checkTemplate, fileError } from './checkTemplate.ts';

type Files = Pick<Signing, 'files'>;
type Given = ReadBy<typeof addTemplate>;

/** Adds a draft, with the uploaded document or that of the version it is based on. UserError names the field. */
export async function addDraft(
  files: Files,
  { basedOn, usesOpenDraft, ...given }: Given,
  ctx: CallContext,
): Promise<PayloadOf<typeof addTemplate>> {
  const { db, user, upload } = ctx;
  const base = basedOn === undefined ? undefined : await selectTemplate(db, basedOn);
  const key = [given.contractType, given.lineType, given.companyEntity, given.language];
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`contract template ${key.join(' ')}`}))`);
  const open = usesOpenDraft === '1' ? await openDraft(db, given) : undefined;
  if (open !== undefined) return open;
  const document = await documentOf(files, given, base, ctx);
  const version = (await newestVersion(db, given)) + 1;
  const resourceId =
    upload === null
      ? document.resourceId
      : await store(files, db, upload, {
          docType: DOC_TYPE.contractTemplate,
          name: `${contractName(given, 'zh')} v${version}.docx`,
        });
  const [added] = await db
    .insert(contractTemplate)
    .values({
      ...given,
      version,
      resourceId,
      hasBond: document.hasBond,
      agreementId: base?.agreementId ?? null,
      isActive: false,
      createdBy: user.accountId,
    })
    .returning({ templateId: contractTemplate.id });
  return { templateId: added?.templateId ?? 0, version };
}

async function documentOf(
  { files }: Files,
  given: Pick<Given, 'cashPledge'>,
  base: TemplateRow | undefined,
  { db, upload }: CallContext,
): Promise<{ resourceId: number; hasBond: boolean }> {
  if (upload === null && base === undefined) throw fileError('needed');
  const docx =
    upload === null
      ? await documentBytes({ db, files }, base?.resourceId ?? 0)
      : new Uint8Array(await readFile(upload.path));
  if (upload !== null && upload.kind.extension !== 'docx') throw fileError('unreadable');
  const read = await checkTemplate(docx, given);
  return { resourceId: base?.resourceId ?? 0, hasBond: read.fields.includes('bondCash') };
}

type Kind = Pick<Given, 'contractType' | 'lineType' | 'companyEntity' | 'language'>;

const isOfKind = ({ contractType, lineType, companyEntity, language }: Kind) =>
  and(
    eq(contractTemplate.contractType, contractType),
    eq(contractTemplate.lineType, lineType),
    eq(contractTemplate.companyEntity, companyEntity),
    eq(contractTemplate.language, language),
  );

/** The newest draft of a kind. */
async function openDraft(db: Db, kind: Kind): Promise<PayloadOf<typeof addTemplate> | undefined> {
  const { id, version, isActive, activatedAt, retiredAt } = contractTemplate;
  const [found] = await db
    .select({ templateId: id, version })
    .from(contractTemplate)
    .where(and(isOfKind(kind), eq(isActive, false), isNull(activatedAt), isNull(retiredAt)))
    .orderBy(desc(version))
    .limit(1);
  return found;
}

async function newestVersion(db: Db, kind: Kind): Promise<number> {
  const [found] = await db
    .select({ version: max(contractTemplate.version) })
    .from(contractTemplate)
    .where(isOfKind(kind));
  return found?.version ?? 0;
}

async function store(
  { files }: Files,
  db: Db,
  upload: ReceivedFile,
  { docType, name }: { docType: string; name: string },
): Promise<number> {
  const { id: blobId } = await files.save(db, upload);
  return addResource(db, {
    companyId: null,
    accountId: null,
    blobId,
    resourceName: name,
    docType,
    relaId: '0',
  });
}

/** Only a draft: companies agreed to what an offered template had. */
export async function setAgreement(
  files: Files,
  { templateId }: ReadBy<typeof setTemplateAgreement>,
  { db, upload }: CallContext,
): Promise<void> {
  const template = await selectTemplate(db, templateId);
  if (template === undefined) throw userError((t) => t.templateAbsent, CODE.absent);
  if (template.isActive || template.activatedAt !== null || template.retiredAt !== null)
    throw userError((t) => t.template.notDraft);
  if (upload?.kind.extension !== 'pdf') throw fileError('needed');
  const agreementId = await store(files, db, upload, {
    docType: DOC_TYPE.contractTemplate,
    name: upload.fileName,
  });
  await db.update(contractTemplate).set({ agreementId }).where(eq(contractTemplate.id, templateId));
}
