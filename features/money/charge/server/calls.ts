import { type Binding, bind } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import * as marginWire from '../marginWire.ts';
import * as ruleWire from '../ruleWire.ts';
import * as wire from '../wire.ts';
import { addByHand, confirmByHand, voidByHand } from './byHand.ts';
import { estimateCost, readOwnCancellationFee } from './estimate.ts';
import { marginRecords, readTrainMargins } from './margins.ts';
import { readAnyCharges, readOwnCharges, readWhy } from './read.ts';
import { chargeRecords } from './records.ts';
import { readPay } from './rolledOver.ts';
import { ladderRecords, readTariffVersions, tariffRecords } from './rules/records.ts';
import { addLadder, addTariff, changeLadder, changeTariff } from './rules/save.ts';

export function chargeCalls(platform: Platform): Binding[] {
  return [
    bind(wire.listOrderCharges, readOwnCharges),
    bind(wire.listAnyOrderCharges, readAnyCharges),
    bind(wire.readChargeWhy, readWhy),
    bind(wire.estimateBooking, estimateCost),
    bind(wire.readCancellationFee, readOwnCancellationFee),
    bind(wire.readRollOverPay, readPay),
    ...chargeRecords.reads(platform),
    bind(wire.addCharge, addByHand),
    bind(wire.confirmChargeByHand, confirmByHand),
    bind(wire.voidChargeByHand, voidByHand),
    ...marginRecords.reads(platform),
    bind(marginWire.listTrainMargins, readTrainMargins),
    ...tariffRecords.reads(platform),
    bind(ruleWire.tariffs.add, addTariff),
    bind(ruleWire.tariffs.edit, changeTariff),
    bind(ruleWire.listTariffVersions, ({ ruleId }, ctx) =>
      readTariffVersions(ruleId, { ...ctx, config: platform.config }),
    ),
    ...ladderRecords.reads(platform),
    bind(ruleWire.ladders.add, addLadder),
    bind(ruleWire.ladders.edit, changeLadder),
  ];
}
