import type { Db } from '../../../../../platform/server/database/connect.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import { type ContainerOnTrain, containersOnTrain } from '../../../booking/server/index.ts';
import { findTrainDetail } from '../../../train/server/index.ts';
import type { TrainDetail } from '../../../train/wire.ts';
import { userError } from '../texts.ts';
import { type EffectiveEvent, selectEffectiveEvents } from './queries.ts';

/** Train, containers and events against which new events are validated. */
export interface LedgerContext {
  train: TrainDetail;
  containers: ContainerOnTrain[];
  /** not superseded, newest first */
  recorded: EffectiveEvent[];
}

/** Throws a `UserError` for an unknown train. */
export async function ledgerContext(db: Db, trainId: number, language: Language): Promise<LedgerContext> {
  const train = await findTrainDetail(db, trainId, language);
  if (train === null) throw userError((t) => t.absent, CODE.absent);
  const containers = await containersOnTrain(db, trainId);
  const recorded = await selectEffectiveEvents(db, trainId, 'all', language);
  return { train, containers, recorded };
}
