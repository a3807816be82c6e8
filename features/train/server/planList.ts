import type { Db } from '../../../platform/server/database/connect.ts';
import type { Page } from '../../../platform/wire/envelope.ts';
import type { Language } from '../../../platform/wire/language.ts';
import type { TrainPlan } from '../wire.ts';
import { type PlanFilter, selectPlans } from './planQueries.ts';
import { allowedTransitions } from './statusTransition.ts';
import { trainOf } from './trains.ts';

export async function pageOfPlans(db: Db, filter: PlanFilter, language: Language): Promise<Page<TrainPlan>> {
  const { rows, total } = await selectPlans(db, filter, language);
  const now = new Date();
  const plans = rows.map((row) => ({
    ...trainOf(row, now),
    soldTeu: row.soldTeu,
    cancelReason: row.cancelReason,
    moves: allowedTransitions(row, now),
  }));
  return { rows: plans, total };
}
