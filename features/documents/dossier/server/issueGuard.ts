import type { Db } from '../../../../platform/server/database/connect.ts';
import { UserError } from '../../../../platform/server/texts/userError.ts';
import type { OrderOfGoods } from '../../../freight/booking/server/index.ts';
import type { Dossier } from './dossier.ts';
import { texts } from './texts.ts';
import type { KnownVersion, PaperKey } from './versions.ts';

/** A paper that is about to be issued. */
export interface IssueAsked {
  order: Pick<OrderOfGoods, 'orderId' | 'orderBigNo' | 'companyId' | 'trainId' | 'createdAt'>;
  dossier: Dossier;
  key: PaperKey;
  /** cells that the paper shows, also those without a value */
  cells: ReadonlySet<string>;
  /** of all papers of the order */
  versions: readonly KnownVersion[];
}

interface IssueVerdict {
  /** contradictions that keep the paper from being issued */
  stopping: number;
  /** writes down what was found and overruled, beside the issued version */
  keep: (db: Db, paperId: number) => Promise<void>;
}

/** Judges papers before they are issued; a later feature knows the rules. */
export type IssueGuard = (db: Db, asked: IssueAsked) => Promise<IssueVerdict>;

let guard: IssueGuard = async () => ({ stopping: 0, keep: async () => undefined });

/** Called once, where the feature that inspects is composed. */
export function setIssueGuard(known: IssueGuard): void {
  guard = known;
}

/** The inspection found what stops the paper. */
export class StoppedByInspection extends UserError {
  constructor(count: number) {
    super((language) => texts[language].stopped({ count }));
  }
}

/** Throws `StoppedByInspection`; returns the function that records accepted findings with the issued version. */
export async function assertInspected(db: Db, asked: IssueAsked): Promise<IssueVerdict['keep']> {
  const { stopping, keep } = await guard(db, asked);
  if (stopping > 0) throw new StoppedByInspection(stopping);
  return keep;
}
