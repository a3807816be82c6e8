import { and, eq } from 'drizzle-orm';
import { containerNumberError, normalizeContainerNumber } from '../../../../libs/containerCodes/containerNumber.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { type LocalizedText, UserError } from '../../../../platform/server/texts/userError.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { PAPER_RULE } from '../../../../platform/wire/uploadRules.ts';
import { ownContainerNumbers } from '../../../freight/booking/server/index.ts';
import { DOC_TYPE } from '../../resource/docTypes.ts';
import { addResource, attachOwnFile, unsafeFileBytes } from '../../resource/server/index.ts';
import type * as wire from '../wire.ts';
import type { AddedFile } from '../wire.ts';
import { requestReading } from './live.ts';
import { selectSame } from './queries.ts';
import { paper } from './tables.ts';
import { texts, userError } from './texts.ts';
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
  const added: Added = { ids: [], files: [] };
  for (const resourceId of resourceIds) {
    const one = await addFile(platform, { resourceId, containerNo: number }, ctx);
    added.ids.push(...one.ids);
    added.files.push(...one.files);
  }
  return { ...added, files: await markUnknown(added.files, ctx) };
}

/** Containers that no order of the company has. */
async function markUnknown(files: readonly AddedFile[], { db, user }: CallContext): Promise<AddedFile[]> {
  const numbers = [...new Set(files.map(({ containerNo }) => containerNo).filter(Boolean))];
  const own = await ownContainerNumbers(db, ownCompanyId(user), numbers);
  return files.map((file) =>
    file.outcome === 'filed' && !own.has(file.containerNo) ? { ...file, outcome: 'unknownContainer' } : file,
  );
}

const takenIn = (path: string, containerNo: string): AddedFile => ({
  path,
  containerNo,
  outcome: containerNo === '' ? 'noContainer' : 'filed',
  reason: '',
});

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
  if (known !== undefined) return { ids: [known], files: [takenIn(file?.fileName ?? '', containerNo)] };
  const stored = file && (await unsafeFileBytes(db, files, resourceId));
  if (stored === undefined || file === undefined)
    throw userError.withFields((t) => t.fileGone, { resourceIds: (t) => t.fileGone });
  if (file.extension === 'zip') return addPacked(files, await stored.read(), containerNo, ctx);
  const id = await insertPaper({ ...file, resourceId, containerNo, sha256: stored.sha256 }, ctx);
  await attachOwnFile(db, user, resourceId, { ...unattached, relaId: String(id) });
  return { ids: [id], files: [takenIn(file.fileName, containerNo)] };
}

/** The zip itself is not kept: a job removes what belongs to no paper. */
async function addPacked(
  files: Platform['files'],
  zip: Uint8Array,
  containerNo: string,
  ctx: CallContext,
): Promise<Added> {
  const packed = await papersInZip(zip);
  if (packed === null || packed.papers.length === 0)
    throw userError.withFields((t) => t.zipUnusable, { resourceIds: (t) => t.zipUnusable });
  const { skipped } = texts[ctx.language];
  const added: Added = {
    ids: [],
    files: packed.skipped.map(({ path, reason }) => ({
      path,
      containerNo: '',
      outcome: 'refused',
      reason: skipped[reason],
    })),
  };
  for (const one of packed.papers) {
    const number = one.containerNo || containerNo;
    const result = await addOne(files, { ...one, containerNo: number }, ctx);
    if (typeof result === 'number') added.ids.push(result);
    added.files.push(
      typeof result === 'number'
        ? takenIn(one.path, number)
        : { path: one.path, containerNo: number, outcome: 'refused', reason: result(ctx.language) },
    );
  }
  return added;
}

/** Id of the paper, or why what the archive holds under this name may not come in. */
async function addOne(
  files: Platform['files'],
  packed: PackedPaper,
  ctx: CallContext,
): Promise<number | LocalizedText> {
  const { db, user } = ctx;
  const { fileName, containerNo } = packed;
  const received = await packed
    .open()
    .then((source) => files.receive(source, { fileName, maxBytes: PAPER_RULE.maxBytes }))
    .catch((fault: unknown): LocalizedText => {
      if (fault instanceof UserError) return fault.textIn;
      if (isZlibFault(fault)) return (language) => texts[language].skipped.broken;
      throw fault;
    });
  if (typeof received === 'function') return received;
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
