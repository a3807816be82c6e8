import { desc, inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type OpenTrain, openTrain } from './dossier.ts';
import { type RemarkRow, selectRemarks } from './remarks.ts';
import { issuedPaper } from './tables.ts';
import type { IssuedRow } from './versions.ts';

export type TrainVersion = Pick<
  IssuedRow,
  'orderId' | 'code' | 'orderContainerId' | 'versionNo' | 'number' | 'state' | 'boxes' | 'issuedAt' | 'blobId'
>;

/** All papers of a train's orders with their versions and remarks, in a bounded number of queries. */
export interface TrainPapers {
  open: OpenTrain;
  versionsOf: (orderId: number) => readonly TrainVersion[];
  remarks: readonly RemarkRow[];
}

export async function readTrainPapers(db: Db, trainId: number): Promise<TrainPapers> {
  const open = await openTrain(db, trainId);
  const orderIds = open.orders.map(({ order }) => order.orderId);
  const versions = Map.groupBy(await selectVersionsOf(db, orderIds), ({ orderId }) => orderId);
  return {
    open,
    versionsOf: (orderId) => versions.get(orderId) ?? [],
    remarks: await selectRemarks(db, orderIds),
  };
}

const selectVersionsOf = async (db: Db, orderIds: readonly number[]): Promise<TrainVersion[]> =>
  orderIds.length === 0
    ? []
    : db
        .select({
          orderId: issuedPaper.orderId,
          code: issuedPaper.code,
          orderContainerId: issuedPaper.orderContainerId,
          versionNo: issuedPaper.versionNo,
          number: issuedPaper.number,
          state: issuedPaper.state,
          boxes: issuedPaper.boxes,
          issuedAt: issuedPaper.issuedAt,
          blobId: issuedPaper.blobId,
        })
        .from(issuedPaper)
        .where(inArray(issuedPaper.orderId, [...orderIds]))
        .orderBy(desc(issuedPaper.versionNo));
