import type { Db } from '../../../../platform/server/database/connect.ts';
import type { IssueAsked } from '../../dossier/server/index.ts';
import { isStopping, judge, touches } from './judged.ts';
import { paperException } from './tables.ts';

/** Counts the findings that stop a paper; those that were accepted are kept beside the issued version. */
export async function guardIssue(db: Db, { order, dossier, key, cells, versions }: IssueAsked) {
  const found = await judge(db, order.trainId, [{ order, dossier, versions }]);
  const own = (found.get(order.orderBigNo) ?? []).filter((finding) => touches(finding, key, cells));
  const accepted = own.flatMap(({ overruled }) => overruled ?? []);
  return {
    stopping: own.filter(isStopping).length,
    keep: async (written: Db, paperId: number): Promise<void> => {
      if (accepted.length === 0) return;
      await written.insert(paperException).values(accepted.map(({ id: overruleId }) => ({ paperId, overruleId })));
    },
  };
}
