import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import { publicTrain, TRAIN_TRANSITIONS, type TrainStatus } from '../../../train/wire.ts';
import type { FollowedTrain } from '../../wire.ts';
import { journeyOf } from '../journey/journey.ts';
import { ledgerContext } from '../ledger/context.ts';
import { journeyEventOf } from './journeyEvent.ts';

/** Journey by whole-train events only. */
export async function followedTrainOf(db: Db, trainId: number, language: Language, now: Date): Promise<FollowedTrain> {
  const { train, containers, recorded } = await ledgerContext(db, trainId, language);
  const ofWholeTrain = recorded.filter((event) => event.containerNo === null).map(journeyEventOf);
  const next: readonly TrainStatus[] = TRAIN_TRANSITIONS[train.status];
  return {
    train: publicTrain.parse(train),
    ...journeyOf(train, ofWholeTrain, now),
    containers,
    abilities: { depart: next.includes('departed'), record: train.status !== 'cancelled' },
  };
}
