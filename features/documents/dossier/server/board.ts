import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { type PaperCode, placeOf, TRAIN_PAPER_CODES } from '../paperCodes.ts';
import type { BoardRow, getBoard } from '../trainWire.ts';
import { findLatestBatch, readyCountOf } from './batch.ts';
import { boardPaper } from './boardPaper.ts';
import type { OpenTrain } from './dossier.ts';
import { differencesFrom, fillPaper } from './machine/compose.ts';
import { trainPaperOf } from './papers/papers.ts';
import { codesOf } from './subject.ts';
import { readTrainPapers, type TrainPapers } from './trainDossier.ts';
import { selectTrainPapers, trainSubjectOf } from './trainPapers.ts';
import { inForce } from './versions.ts';

export async function readBoard(
  { trainInfoId }: ReadBy<typeof getBoard>,
  { db, language }: CallContext,
): Promise<PayloadOf<typeof getBoard>> {
  const papers = await readTrainPapers(db, trainInfoId);
  const { open } = papers;
  const codes = codesOf(open);
  const rows = open.orders.flatMap((one) => rowsOf(papers, one, codes));
  const cells = rows.flatMap((row) => row.cells);
  const { stops, train } = open;
  return {
    trainInfoId,
    ...train,
    startStation: stops[0]?.name[language] ?? '',
    endStation: stops.at(-1)?.name[language] ?? '',
    codes,
    rows,
    trainPapers: await trainPapersOf(db, papers),
    readyCount: readyCountOf(papers),
    issuedCount: cells.filter(({ state }) => state === 'issued' || state === 'differs').length,
    batch: await findLatestBatch(db, trainInfoId),
  };
}

/** A row for the order, and one for each of its containers. */
function rowsOf(
  papers: TrainPapers,
  { order, companyName, dossier }: OpenTrain['orders'][number],
  codes: readonly PaperCode[],
): BoardRow[] {
  const shared = { orderBigNo: order.orderBigNo, companyName };
  const cellsFor = (scope: 'order' | 'container', orderContainerId: number | null) =>
    codes
      .filter((code) => placeOf(code).scope === scope)
      .flatMap((code) => {
        const paper = boardPaper(papers, order.orderId, { code, orderContainerId });
        if (paper === undefined) return [];
        return [{ code, state: paper.state, faultCount: paper.filled.faults.length, number: paper.number }];
      });
  return [
    { ...shared, orderContainerId: null, containerNo: '', cells: cellsFor('order', null) },
    ...dossier.containers.map(({ orderContainerId, containerNo }) => ({
      ...shared,
      orderContainerId,
      containerNo,
      cells: cellsFor('container', orderContainerId),
    })),
  ];
}

async function trainPapersOf(db: Db, papers: TrainPapers): Promise<PayloadOf<typeof getBoard>['trainPapers']> {
  const rows = await selectTrainPapers(db, papers.open.trainId);
  return TRAIN_PAPER_CODES.map((code) => {
    const own = rows.filter((row) => row.code === code);
    const issued = inForce(own);
    const filled = fillPaper(trainPaperOf(code), trainSubjectOf(papers, issued));
    return {
      code,
      state: own[0]?.state ?? null,
      versionNo: own[0]?.versionNo ?? 0,
      faultCount: filled.faults.length,
      differs: issued !== undefined && differencesFrom(issued.boxes, filled).length > 0,
    };
  });
}
