import { eq } from 'drizzle-orm';
import { formPdf } from '../../../../libs/formPdf/formPdf.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { storedBlob } from '../../../../platform/server/files/tables.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { sheetFile } from '../../../../platform/server/sheet/writeSheet.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { CODE, type FilePayload } from '../../../../platform/wire/envelope.ts';
import { canAmendCargo } from '../../../freight/cargo/server/index.ts';
import { DOSSIER_ACCESS } from '../accessWire.ts';
import { placeOf } from '../paperCodes.ts';
import { railwaysAlong } from '../railways.ts';
import type { downloadPaper, downloadPaperSheet, getDossier, PaperEntry, viewPaper } from '../wire.ts';
import { readAmendments, readLock } from './amendments.ts';
import { type OpenDossier, openDossier } from './dossier.ts';
import { drawnPages } from './drawn.ts';
import { type Composed, composePaper, differencesFrom, type Filled, fillPaper } from './machine/compose.ts';
import { paperSheet } from './machine/paperSheet.ts';
import { paperOf } from './papers/papers.ts';
import { type RemarkRow, selectRemarks, toRemarks, withReturned } from './remarks.ts';
import { papersOf, seesPaper, subjectOf } from './subject.ts';
import { userError } from './texts.ts';
import { cellsOn, type IssuedRow, inForce, type PaperKey, selectVersions, toVersion, versionsOf } from './versions.ts';

/** A paper as it would be now, beside its issued versions. */
interface FilledPaper {
  key: PaperKey;
  filled: Filled;
  versions: IssuedRow[];
  issued: IssuedRow | undefined;
}

interface ReadPaper extends Omit<FilledPaper, 'filled'> {
  composed: Composed;
  remarks: readonly RemarkRow[];
}

function standingOf(open: Pick<OpenDossier, 'dossier'>, rows: readonly IssuedRow[], key: PaperKey) {
  const versions = versionsOf(rows, key);
  return { key, versions, issued: inForce(versions), subject: subjectOf(open.dossier, key, rows) };
}

function abilitiesOf({ side }: OpenDossier, { key, issued, filled }: FilledPaper, { user }: CallContext) {
  const mayIssue = hasPermission(user, DOSSIER_ACCESS.issue) && placeOf(key.code).issuers.includes(side);
  return { issue: mayIssue && filled.faults.length === 0, withdraw: mayIssue && issued !== undefined };
}

function entryOf(open: OpenDossier, paper: FilledPaper, ctx: CallContext): PaperEntry {
  const { key, filled, versions, issued } = paper;
  return {
    ...key,
    number: issued?.number ?? '',
    versionNo: versions[0]?.versionNo ?? 0,
    state: versions[0]?.state ?? null,
    faultCount: filled.faults.length,
    differs: issued !== undefined && differencesFrom(issued.boxes, filled).length > 0,
    abilities: abilitiesOf(open, paper, ctx),
  };
}

/** Facts beside the goods, and all papers with their state. */
export async function readDossier(
  { orderBigNo }: ReadBy<typeof getDossier>,
  ctx: CallContext,
): Promise<PayloadOf<typeof getDossier>> {
  const open = await openDossier(orderBigNo, ctx);
  const { dossier, order, side, version } = open;
  const { db, user } = ctx;
  const rows = await selectVersions(db, order.orderId);
  const remarks = await selectRemarks(db, [order.orderId]);
  const issued = cellsOn(rows.filter(({ state }) => state === 'issued'));
  const papers = papersOf(dossier, user).map((key) => {
    const { subject, ...standing } = standingOf(open, rows, key);
    const filled = withReturned(fillPaper(paperOf(key.code), subject), remarks, key);
    return entryOf(open, { ...standing, filled }, ctx);
  });
  const { stops, train } = dossier;
  return {
    orderBigNo,
    version,
    isOperator: side === 'operator',
    abilities: { edit: hasPermission(user, DOSSIER_ACCESS.edit) && canAmendCargo(side, order) },
    lock: await readLock(db, open, user.hidesMoney),
    amendments: await readAmendments(db, open, ctx),
    ...train,
    startStation: stops[0]?.name[ctx.language] ?? '',
    endStation: stops.at(-1)?.name[ctx.language] ?? '',
    railways: railwaysAlong(stops),
    containers: [...dossier.containers],
    facts: [...dossier.facts].flatMap(([scope, values]) =>
      [...values].map(([field, value]) => ({ scope, field, value, isIssued: issued.has(`fact.${scope}.${field}`) })),
    ),
    issuedCells: [...issued.keys()],
    papers,
  };
}

const keyOf = ({ code, orderContainerId }: Pick<ReadBy<typeof viewPaper>, 'code' | 'orderContainerId'>): PaperKey => ({
  code,
  orderContainerId: orderContainerId ?? null,
});

/** Throws 404 for a paper that the order or the reader does not have. */
export async function openStanding(input: ReadBy<typeof viewPaper>, ctx: CallContext) {
  if (!seesPaper(ctx.user, input.code)) throw userError((t) => t.paperAbsent, CODE.absent);
  const open = await openDossier(input.orderBigNo, ctx);
  const rows = await selectVersions(ctx.db, open.order.orderId);
  return { open, rows, ...standingOf(open, rows, keyOf(input)) };
}

/** A paper as it would be now; throws 404 for one that the order or the reader does not have. */
export async function openPaper(
  input: ReadBy<typeof viewPaper>,
  ctx: CallContext,
): Promise<{ open: OpenDossier; paper: ReadPaper }> {
  const { open, subject, rows: _, ...standing } = await openStanding(input, ctx);
  const remarks = await selectRemarks(ctx.db, [open.order.orderId]);
  const composed = await composePaper(paperOf(input.code), subject);
  return { open, paper: { ...standing, remarks, composed: withReturned(composed, remarks, standing.key) } };
}

export async function showPaper(
  input: ReadBy<typeof viewPaper>,
  ctx: CallContext,
): Promise<PayloadOf<typeof viewPaper>> {
  const { open, paper } = await openPaper(input, ctx);
  const { key, composed, versions, issued, remarks } = paper;
  return {
    ...key,
    dossierVersion: open.version,
    pages: drawnPages(composed),
    faults: composed.faults,
    differences: issued === undefined ? [] : differencesFrom(issued.boxes, composed),
    versions: versions.map((row) => toVersion(row, open.side, ctx.language)),
    remarks: toRemarks(composed, remarks, key),
    abilities: { ...abilitiesOf(open, { ...paper, filled: composed }, ctx), review: open.side === 'operator' },
  };
}

/** Name of a file of a paper. */
export const fileNameOf = ({ code }: PaperKey, { orderBigNo }: { orderBigNo: string }, mark: string) =>
  [code, orderBigNo, mark].filter(Boolean).join('-').concat('.pdf');

/** The frozen bytes of an issued version, or a draft. */
export async function downloadOf(
  { files }: Pick<Platform, 'files'>,
  { paperId, ...input }: ReadBy<typeof downloadPaper>,
  ctx: CallContext,
): Promise<FilePayload> {
  const { open, key, versions, subject } = await openStanding(input, ctx);
  const container = open.dossier.containers.find((one) => one.orderContainerId === key.orderContainerId);
  const mark = container?.containerNo ?? '';
  const mimeType = 'application/pdf';
  if (paperId == null) {
    const declared = paperOf(key.code);
    const { drawn } = await composePaper(declared, subject);
    return {
      fileName: fileNameOf(key, open.dossier, [mark, 'draft'].filter(Boolean).join('-')),
      mimeType,
      content: await formPdf(drawn, declared.heading),
    };
  }
  const version = versions.find((row) => row.id === paperId);
  if (version === undefined) throw userError((t) => t.paperAbsent, CODE.absent);
  const fileName = fileNameOf(key, open.dossier, [version.number || mark, `v${version.versionNo}`].join('-'));
  return { fileName, mimeType, content: files.content(await findBlob(ctx.db, version.blobId)) };
}

/** A paper as it is now, to be edited further. */
export async function sheetOf(input: ReadBy<typeof downloadPaperSheet>, ctx: CallContext): Promise<FilePayload> {
  const { open, key, subject } = await openStanding(input, ctx);
  const { form } = fillPaper(paperOf(key.code), subject);
  const mark = subject.container?.containerNo ?? '';
  const name = [key.code, open.dossier.orderBigNo, mark].filter(Boolean).join('-');
  return sheetFile(name, await paperSheet(form));
}

/** Stored bytes of an issued paper. */
export async function findBlob(db: Db, blobId: number) {
  const [blob] = await db.select().from(storedBlob).where(eq(storedBlob.id, blobId));
  if (blob === undefined) throw new Error(`an issued paper without its file: ${blobId}`);
  return blob;
}
