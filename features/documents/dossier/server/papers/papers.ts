import type { PaperCode } from '../../paperCodes.ts';
import type { Paper } from '../machine/paper.ts';
import { commercialInvoice } from './commercialInvoice.ts';
import { customsDraft } from './customsDraft.ts';
import { dangerousGoods } from './dangerousGoods.ts';
import { arrivalNotice, deliveryOrder } from './deliveryPapers.ts';
import { packingList } from './packingList.ts';
import { smgs } from './smgs.ts';
import { specification } from './specification.ts';
import { vgm } from './vgm.ts';

/** Every paper that is made; one more is a file of boxes and a line here, in paperCodes.ts and in its texts. */
const DECLARED: Readonly<Record<PaperCode, Paper>> = {
  packingList,
  commercialInvoice,
  vgm,
  dangerousGoods,
  customsDraft,
  smgs,
  specification,
  arrivalNotice,
  deliveryOrder,
};

export const paperOf = (code: PaperCode): Paper => DECLARED[code];
