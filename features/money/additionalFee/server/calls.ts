import { type Binding, bind } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import * as operatorWire from '../operatorWire.ts';
import * as wire from '../wire.ts';
import { enter, update } from './enter.ts';
import { listAllTypes, listTypes } from './feeTypes.ts';
import { comment, decide, movePlain, offer, price } from './move.ts';
import { listOfOrder, listYard, readFee } from './read.ts';
import { feeRecords, ownFeeRecords } from './records.ts';
import { listCustomers } from './target.ts';

export function additionalFeeCalls(platform: Platform): Binding[] {
  return [
    bind(wire.enterFee, enter),
    bind(wire.updateFee, update),
    bind(wire.listFeeTypes, listTypes),
    bind(wire.listAbnormalTypes, (_input, ctx) => listAllTypes(ctx)),
    bind(wire.listYardFees, listYard),
    bind(wire.listFeesOfOrder, listOfOrder),
    ...ownFeeRecords.reads(platform),
    bind(wire.getFee, readFee),
    bind(wire.moveFee, movePlain),
    bind(wire.commentFee, comment),
    bind(wire.listFeeCustomers, listCustomers),
    ...feeRecords.reads(platform),
    bind(operatorWire.priceFee, price),
    bind(operatorWire.offerSettlement, offer),
    bind(operatorWire.decideFee, decide),
  ];
}
