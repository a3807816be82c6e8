import { type Binding, bind } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { totalBills, totalOwnBills } from '../totalsWire.ts';
import * as wire from '../wire.ts';
import { acceptLine, disputeLineOfClaim } from './claimLines.ts';
import { approve, listOwnClaimable, returnToSupplier, submit } from './claims.ts';
import { addLimit, changeLimit, creditLimitRecords, removeLimits } from './credit.ts';
import { addFurther, answer, credit } from './credits.ts';
import { agree, agreeFor, dispute, drop, send } from './decide.ts';
import { listOfOrder, readOne } from './detail.ts';
import { fileOf } from './document/billFile.ts';
import { addByHand, makeForOrder, makeMonth } from './gather.ts';
import { billRecords, ownBillRecords } from './records.ts';
import { totalsOfAll, totalsOfOwn } from './totals.ts';

export function billCalls(platform: Platform): Binding[] {
  return [
    ...ownBillRecords.reads(platform),
    ...billRecords.reads(platform),
    ...creditLimitRecords.reads(platform),
    bind(wire.creditLimits.add, (limit, { db }) => addLimit(db, limit)),
    bind(wire.creditLimits.edit, (limit, { db }) => changeLimit(db, limit)),
    bind(wire.creditLimits.remove, ({ id }, { db }) => removeLimits(db, id)),
    bind(totalOwnBills, totalsOfOwn),
    bind(totalBills, totalsOfAll),
    bind(wire.readBill, readOne),
    bind(wire.listBillsOfOrder, listOfOrder),
    bind(wire.downloadBill, fileOf),
    bind(wire.agreeBill, agree),
    bind(wire.disputeLine, dispute),
    bind(wire.listClaimable, listOwnClaimable),
    bind(wire.submitClaim, submit),
    bind(wire.makeBills, makeMonth),
    bind(wire.makeOrderBill, makeForOrder),
    bind(wire.addBill, addByHand),
    bind(wire.addLine, addFurther),
    bind(wire.creditLine, credit),
    bind(wire.answerDispute, answer),
    bind(wire.sendBills, send),
    bind(wire.voidBill, drop),
    bind(wire.agreeForCustomer, agreeFor),
    bind(wire.approveClaim, approve),
    bind(wire.acceptClaimLine, acceptLine),
    bind(wire.disputeClaimLine, disputeLineOfClaim),
    bind(wire.returnClaim, returnToSupplier),
  ];
}
