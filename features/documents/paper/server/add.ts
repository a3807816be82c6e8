import { and, eq } from 'drizzle-orm';
import { containerNumberError, normalizeContainerNumber } from '../../../../libs/containerCodes/containerNumber.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { UserError } from '../../../../platform/server/texts/userError.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { PAPER_RULE } from '../../../../platform/wire/uploadRules.ts';
import { DOC_TYPE } from '../../resource/docTypes.ts';
import { addResource, attachOwnFile, unsafeFileBytes } from '../../resource/server/index.ts';
import type * as wire from '../wire.ts';
import { requestReading } from './live.ts';
import { selectSame } from './queries.ts';
import { paper } from './tables.ts';
import { userError } from './texts.ts';
import { type PackedPaper, papersInZip } from './unpack.ts';

type Added = PayloadOf<typeof wire.addPapers>;
type WithFiles = Pick<Platform, 'files'>;

/** Takes uploaded files in, to be read; a zip becomes its papers. A file that was added before answers the same paper. */
export async function addPapers(
  platform: WithFiles,
  { resourceIds, containerNo }: ReadBy<typeof wire.addPapers>,
  ctx: CallContext,
): Promise<Added> {
  const number = normalizeContainerNumber(containerNo);
  if (number !== '' && containerNumberError(number) !== null)
    throw userError.withFields((t) => t.containerNo, { containerNo: (t) => t.containerNo });
  const added: Added = { ids: [], refused: [] };
  for (const resourceId of resourceIds) {
    const one = await addFile(platform, { resourceId, containerNo: number }, ctx);
    added.ids.push(...one.ids);
    added.refused.push(...one.refused);
  }
  return added;
}

async function addFile(
  { files }: WithFiles,
  { resourceId, containerNo }: { resourceId: number; containerNo: string },
  ctx: CallContext,
): Promise<Added> {
  const { db, user } = ctx;
  const unattached = { docType: DOC_TYPE.recognizedPaper, relaId: '' };
  // waits for another request that adds the same file, and then finds its paper
  const file = await attachOwnFile(db, user, resourceId, unattached);
  const known = await selectByResource(db, ownCompanyId(user), resourceId);
  if (known !== undefined) return { ids: [known], refused: [] };
  const stored = file && (await unsafeFileBytes(db, files, resourceId));
  if (stored === undefined || file === undefined)
    throw userError.withFields((t) => t.fileGone, { resourceIds: (t) => t.fileGone });
  if (file.extension === 'zip') return addPacked(files, await stored.read(), containerNo, ctx);
  const id = await insertPaper({ ...file, resourceId, containerNo, sha256: stored.sha256 }, ctx);
  await attachOwnFile(db, user, resourceId, { ...unattached, relaId: String(id) });
  return { ids: [id], refused: [] };
}

/** The zip itself is not kept: a job removes what belongs to no paper. */
async function addPacked(
  files: Platform['files'],
  zip: Uint8Array,
  containerNo: string,
  ctx: CallContext,
): Promise<Added> {
  const packed = await papersInZip(zip);
  if (packed === null || packed.length === 0)
    throw userError.withFields((t) => t.zipUnusable, { resourceIds: (t) => t.zipUnusable });
  const added: Added = { ids: [], refused: [] };
  for (const one of packed) {
    const id = await addOne(files, { ...one, containerNo: one.containerNo || containerNo }, ctx);
    if (id === null) added.refused.push(one.fileName);
    else added.ids.push(id);
  }
  return added;
}

/** Null: what the archive holds under this name may not come in. */
async function addOne(files: Platform['files'], packed: PackedPaper, ctx: CallContext): Promise<number | null> {
  const { db, user } = ctx;
  const { fileName, containerNo } = packed;
  const received = await packed
    .open()
    .then((source) => files.receive(source, { fileName, maxBytes: PAPER_RULE.maxBytes }))
    .catch((fault: unknown) => {
      if (fault instanceof UserError || isZlibFault(fault)) return null;
      throw fault;
    });
  if (received === null) return null;
  try {
    const { id: blobId, sha256, extension } = await files.save(db, received);
    const belonging = {
      docType: DOC_TYPE.recognizedPaper,
      companyId: user.companyId,
      accountId: user.accountId,
    };
    const resourceId = await addResource(db, { ...belonging, relaId: '', blobId, resourceName: fileName });
    const id = await insertPaper({ fileName, extension, sha256, containerNo, resourceId }, ctx);
    await attachOwnFile(db, user, resourceId, { docType: belonging.docType, relaId: String(id) });
    return id;
  } finally {
    await files.discard(received);
  }
}

const isZlibFault = (fault: unknown) =>
  fault instanceof Error && 'code' in fault && String(fault.code).match(/^(Z_|ERR_BUFFER_TOO_LARGE)/) !== null;

interface NewPaper {
  resourceId: number;
  fileName: string;
  extension: string;
  sha256: string;
  containerNo: string;
}

async function insertPaper(
  { resourceId, fileName, extension, sha256, containerNo }: NewPaper,
  { db, user }: CallContext,
): Promise<number> {
  const companyId = ownCompanyId(user);
  const sameAsId = await selectSame(db, { companyId, sha256 });
  const [added] = await db
    .insert(paper)
    .values({
      companyId,
      accountId: user.accountId,
      resourceId,
      sameAsId,
      fileName,
      extension,
      sha256,
      containerNo,
    })
    .returning({ id: paper.id });
  if (added === undefined) throw new Error('an insert returns its row');
  await requestReading(db, added.id);
  return added.id;
}

async function selectByResource(db: Db, companyId: number, resourceId: number): Promise<number | undefined> {
  const [found] = await db
    .select({ id: paper.id })
    .from(paper)
    .where(and(eq(paper.resourceId, resourceId), eq(paper.companyId, companyId)));
  return found?.id;
}
