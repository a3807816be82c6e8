import { placeOf } from '../paperCodes.ts';
import type { CellState } from '../trainWire.ts';
import { differencesFrom, type Filled, fillPaper } from './machine/compose.ts';
import { paperOf } from './papers/papers.ts';
import { withReturned } from './remarks.ts';
import { codesOf, keysOf, subjectOf } from './subject.ts';
import type { TrainPapers, TrainVersion } from './trainDossier.ts';
import { inForce, type PaperKey, versionsOf } from './versions.ts';

/** A paper of one of the train's orders, filled, with how far it is. */
export interface BoardPaper {
  key: PaperKey;
  filled: Filled;
  state: CellState;
  number: string;
}

export function boardPaper(papers: TrainPapers, orderId: number, key: PaperKey): BoardPaper | undefined {
  const found = papers.open.orders.find(({ order }) => order.orderId === orderId);
  if (found === undefined) return undefined;
  const versions = papers.versionsOf(orderId);
  const remarks = papers.remarks.filter((row) => row.orderId === orderId);
  const subject = subjectOf(found.dossier, key, versions);
  const filled = withReturned(fillPaper(paperOf(key.code), subject), remarks, key);
  const issued = inForce(versionsOf(versions, key));
  return { key, filled, state: stateOf(filled, issued), number: issued?.number ?? '' };
}

function stateOf(filled: Filled, issued: TrainVersion | undefined): CellState {
  if (issued !== undefined) return differencesFrom(issued.boxes, filled).length > 0 ? 'differs' : 'issued';
  if (filled.faults.some(({ reason }) => reason === 'noDanger' || reason === 'otherNote')) return 'notNeeded';
  return filled.faults.length > 0 ? 'missing' : 'ready';
}

/** Keys of all papers that the documents desk may issue, order by order. */
export const deskKeys = ({ open }: TrainPapers) =>
  open.orders.flatMap(({ order, dossier }) =>
    codesOf(dossier)
      .filter((code) => placeOf(code).issuers.includes('operator'))
      .flatMap((code) => keysOf(dossier, code))
      .map((key) => ({ orderId: order.orderId, ...key })),
  );
