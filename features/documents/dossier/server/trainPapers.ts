import { and, desc, eq } from 'drizzle-orm';
import { formPdf } from '../../../../libs/formPdf/formPdf.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { sheetFile } from '../../../../platform/server/sheet/writeSheet.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE, type FilePayload } from '../../../../platform/wire/envelope.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { lockTrain } from '../../../freight/train/server/index.ts';
import type { TrainPaperCode } from '../paperCodes.ts';
import type {
  downloadTrainPaper,
  downloadTrainPaperSheet,
  issueTrainPaper,
  viewTrainPaper,
  withdrawTrainPaper,
} from '../trainWire.ts';
import { drawnPages } from './drawn.ts';
import { assertNoFaults, savePdf } from './freeze.ts';
import { composePaper, differencesFrom, fillPaper, textsShown } from './machine/compose.ts';
import type { TrainSubject } from './machine/paper.ts';
import { paperSheet } from './machine/paperSheet.ts';
import { trainPaperOf } from './papers/papers.ts';
import { findBlob } from './read.ts';
import { trainPaper } from './tables.ts';
import { userError } from './texts.ts';
import { readTrainPapers, type TrainPapers } from './trainDossier.ts';
import { inForce, toVersion } from './versions.ts';

type TrainPaperRow = typeof trainPaper.$inferSelect;

/** Issued versions of all papers of a train, the newest first. */
export const selectTrainPapers = (db: Db, trainId: number): Promise<TrainPaperRow[]> =>
  db.select().from(trainPaper).where(eq(trainPaper.trainId, trainId)).orderBy(desc(trainPaper.versionNo));

/** What a paper of a train is filled from; `issued`: the version in force, whose day stays. */
export function trainSubjectOf({ open, versionsOf }: TrainPapers, issued?: TrainPaperRow): TrainSubject {
  const notes = open.orders.flatMap(({ order }) =>
    versionsOf(order.orderId).flatMap(({ state, number, orderContainerId }) =>
      state === 'issued' && number !== '' && orderContainerId !== null ? [[orderContainerId, number] as const] : [],
    ),
  );
  return {
    train: {
      train: open.train,
      stops: open.stops,
      orders: open.orders,
      notes: new Map(notes),
      places: open.places,
    },
    number: '',
    issuedOn: issued === undefined ? '' : formatDate(issued.issuedAt),
    marks: [open.train.trainNo],
  };
}

async function openTrainPaper(db: Db, trainId: number, code: TrainPaperCode) {
  const papers = await readTrainPapers(db, trainId);
  const versions = (await selectTrainPapers(db, trainId)).filter((row) => row.code === code);
  const issued = inForce(versions);
  return { papers, versions, issued, subject: trainSubjectOf(papers, issued) };
}

export async function showTrainPaper(
  { trainInfoId, code }: ReadBy<typeof viewTrainPaper>,
  { db, language }: CallContext,
): Promise<PayloadOf<typeof viewTrainPaper>> {
  const { papers, versions, issued, subject } = await openTrainPaper(db, trainInfoId, code);
  const composed = await composePaper(trainPaperOf(code), subject);
  const orders = papers.open.orders.flatMap(({ order }) =>
    order.containers.map(({ orderContainerId }) => [String(orderContainerId), order.orderBigNo] as const),
  );
  const orderOf = new Map(orders);
  return {
    code,
    pages: drawnPages(composed),
    faults: composed.faults.map((fault) => ({
      ...fault,
      orderBigNo: orderOf.get(/^fact\.container-(\d+)\./.exec(fault.cell)?.[1] ?? '') ?? '',
    })),
    differences: issued === undefined ? [] : differencesFrom(issued.boxes, composed),
    versions: versions.map((row) => versionOf(row, language)),
    orders: Object.fromEntries(orders),
  };
}

const versionOf = (row: TrainPaperRow, language: CallContext['language']) =>
  toVersion({ ...row, number: '', side: 'operator' }, 'operator', language);

/** Freezes a paper of a train as it is now; one in force is replaced. */
export async function issueOfTrain(
  { files }: Pick<Platform, 'files'>,
  { trainInfoId, code }: ReadBy<typeof issueTrainPaper>,
  { db, user, language }: CallContext,
): Promise<PayloadOf<typeof issueTrainPaper>> {
  await lockTrain(db, trainInfoId);
  const { versions, subject, papers } = await openTrainPaper(db, trainInfoId, code);
  const declared = trainPaperOf(code);
  const issuedAt = new Date();
  const composed = await composePaper(declared, { ...subject, issuedOn: formatDate(issuedAt) });
  assertNoFaults(composed);
  const fileName = fileNameOf(code, papers.open.train.trainNo);
  const row = await savePdf(db, files, { declared, composed, fileName }, async (saved) => {
    await db
      .update(trainPaper)
      .set({ state: 'replaced' })
      .where(and(eq(trainPaper.trainId, trainInfoId), eq(trainPaper.code, code), eq(trainPaper.state, 'issued')));
    const [made] = await db
      .insert(trainPaper)
      .values({
        trainId: trainInfoId,
        code,
        versionNo: (versions[0]?.versionNo ?? 0) + 1,
        boxes: textsShown(composed),
        ...saved,
        issuedBy: user.accountId,
        accountName: user.name,
        issuedAt,
      })
      .returning();
    if (made === undefined) throw new Error('an issued paper of a train was not written');
    return made;
  });
  return versionOf(row, language);
}

/** Takes a paper of a train out of force. */
export async function withdrawOfTrain(
  { trainInfoId, paperId, reason }: ReadBy<typeof withdrawTrainPaper>,
  { db }: CallContext,
): Promise<void> {
  const changed = await db
    .update(trainPaper)
    .set({ state: 'withdrawn', withdrawnFor: reason })
    .where(and(eq(trainPaper.id, paperId), eq(trainPaper.trainId, trainInfoId), eq(trainPaper.state, 'issued')))
    .returning({ id: trainPaper.id });
  if (changed.length === 0) throw userError((t) => t.notInForce);
}

/** A paper of a train as it is now, to be edited further. */
export async function sheetOfTrain(
  { trainInfoId, code }: ReadBy<typeof downloadTrainPaperSheet>,
  { db }: CallContext,
): Promise<FilePayload> {
  const { papers, subject } = await openTrainPaper(db, trainInfoId, code);
  const { form } = fillPaper(trainPaperOf(code), subject);
  return sheetFile(`${code}-${papers.open.train.trainNo}`, await paperSheet(form));
}

const fileNameOf = (code: TrainPaperCode, mark: string) => `${code}-${mark}.pdf`;

/** The frozen bytes of an issued version, or a draft. */
export async function downloadOfTrain(
  { files }: Pick<Platform, 'files'>,
  { trainInfoId, code, paperId }: ReadBy<typeof downloadTrainPaper>,
  { db }: CallContext,
): Promise<FilePayload> {
  const { papers, versions, subject } = await openTrainPaper(db, trainInfoId, code);
  const { trainNo } = papers.open.train;
  const mimeType = 'application/pdf';
  if (paperId == null) {
    const declared = trainPaperOf(code);
    const { drawn } = await composePaper(declared, subject);
    return {
      fileName: fileNameOf(code, `${trainNo}-draft`),
      mimeType,
      content: await formPdf(drawn, declared.heading),
    };
  }
  const version = versions.find(({ id }) => id === paperId);
  if (version === undefined) throw userError((t) => t.paperAbsent, CODE.absent);
  const content = files.content(await findBlob(db, version.blobId));
  return { fileName: fileNameOf(code, `${trainNo}-v${version.versionNo}`), mimeType, content };
}
