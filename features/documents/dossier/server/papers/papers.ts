import type { PaperCode, TrainPaperCode } from '../../paperCodes.ts';
import type { Paper, TrainSubject } from '../machine/paper.ts';
import { cimSmgs } from './cimSmgs.ts';
import { commercialInvoice } from './commercialInvoice.ts';
import { customsDraft } from './customsDraft.ts';
import { customsMandate } from './customsMandate.ts';
import { dangerousGoods } from './dangerousGoods.ts';
import { arrivalNotice, deliveryOrder } from './deliveryPapers.ts';
import { eaeuPreliminary } from './eaeuPreliminary.ts';
import { ens } from './ens.ts';
import { packingList } from './packingList.ts';
import { preDeclaration } from './preDeclaration.ts';
import { smgs } from './smgs.ts';
import { specification } from './specification.ts';
import { containerList, wagonList } from './trainLists.ts';
import { transitDeclaration } from './transitDeclaration.ts';
import { vgm } from './vgm.ts';

/** Every paper that is made; one more is a file of boxes and a line here, in paperCodes.ts and in its texts. */
const DECLARED: Readonly<Record<PaperCode, Paper>> = {
  packingList,
  commercialInvoice,
  vgm,
  dangerousGoods,
  customsMandate,
  customsDraft,
  preDeclaration,
  eaeuPreliminary,
  ens,
  smgs,
  cimSmgs,
  specification,
  transitDeclaration,
  arrivalNotice,
  deliveryOrder,
};

export const paperOf = (code: PaperCode): Paper => DECLARED[code];

/** Papers of a whole train. */
const OF_TRAIN: Readonly<Record<TrainPaperCode, Paper<TrainSubject>>> = { containerList, wagonList };

export const trainPaperOf = (code: TrainPaperCode): Paper<TrainSubject> => OF_TRAIN[code];
