import { type Binding, bind } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import * as placesWire from '../placesWire.ts';
import * as wire from '../wire.ts';
import { guaranteeMoves, readGuarantees, submit } from './guarantee.ts';
import { listNeeds } from './lineNeeds.ts';
import { confirm, readEntries, reject, takeOutAs } from './operator.ts';
import { listOwn, pay } from './own.ts';
import { demandOf, waiveOutstanding } from './places.ts';
import { depositRecords } from './records.ts';

export function depositCalls(platform: Platform): Binding[] {
  return [
    bind(wire.listLineNeeds, listNeeds),
    bind(wire.listOwnDeposits, (_input, ctx) => listOwn(ctx)),
    bind(wire.payCashPledge, pay),
    bind(wire.submitGuarantee, submit),
    ...depositRecords.reads(platform),
    bind(wire.listEntries, readEntries),
    bind(wire.confirmReceipt, confirm),
    bind(wire.rejectPayment, reject),
    bind(wire.spendDeposit, takeOutAs('used')),
    bind(wire.refundDeposit, takeOutAs('refunded')),
    bind(wire.forfeitDeposit, takeOutAs('forfeited')),
    bind(placesWire.demandPlaces, demandOf),
    bind(placesWire.waivePlaces, waiveOutstanding),
    bind(wire.listGuarantees, readGuarantees),
    ...Object.values(guaranteeMoves.bindings),
  ];
}
