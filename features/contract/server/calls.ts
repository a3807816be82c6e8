import { type Binding, bind, bindPublic, withOwnTransaction } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { createSecretBox } from '../../../platform/server/secrets/secretBox.ts';
import { lineDemands } from '../demandWire.ts';
import * as linkWire from '../linkWire.ts';
import { countersign, refuseContract } from '../operatorWire.ts';
import * as wire from '../wire.ts';
import { countersignContract, refuse } from './decide.ts';
import { addDemand, changeDemand, demandRecords, removeDemands } from './demand/records.ts';
import { generate } from './generate.ts';
import { selectRoots } from './identities.ts';
import { linkPage, openLink, sendCode, sign } from './link.ts';
import { contractTypes, listOwn, merchants, ownFiles, ownPage, readOwn, templateFile } from './own.ts';
import { queueRecords } from './records.ts';
import { cancelLink, resendLink, startSign } from './sendLink.ts';

export function contractCalls(platform: Platform): Binding[] {
  const { db, files, config } = platform;
  const signing = { db, files, config, box: createSecretBox(platform) };
  return [
    bind(wire.listContracts, (_input, ctx) => listOwn(ctx)),
    bind(wire.getContractType, (_input, ctx) => contractTypes(ctx)),
    bind(wire.getSignMerch, (_input, ctx) => merchants(ctx)),
    bind(wire.downLoadContractModel, (input, ctx) => templateFile(signing, input, ctx)),
    withOwnTransaction(bind(wire.generateContract, (input, ctx) => generate(signing, input, ctx))),
    bind(wire.readContractPage, (input, ctx) => ownPage(signing, input, ctx)),
    bind(wire.queryContractSign, readOwn),
    bind(wire.getContractStatus, readOwn),
    bind(wire.downloadContract, ownFiles),
    bind(wire.startSign, (input, ctx) => startSign(config, input, ctx)),
    bind(wire.reSendSignUrl, (input, ctx) => resendLink(config, input, ctx)),
    bind(wire.cancelSign, cancelLink),
    bindPublic(linkWire.openContractLink, openLink),
    bindPublic(linkWire.readLinkPage, (input, ctx) => linkPage(signing, input, ctx)),
    bindPublic(linkWire.sendLinkCode, sendCode),
    withOwnTransaction(bindPublic(linkWire.signByLink, (input, ctx) => sign(signing, input, ctx))),
    bindPublic(linkWire.listRoots, (_input, ctx) => selectRoots(ctx.db)),
    ...queueRecords.reads(platform),
    ...demandRecords.reads(platform),
    bind(lineDemands.add, (demand, { db }) => addDemand(db, demand)),
    bind(lineDemands.edit, (demand, { db }) => changeDemand(db, demand)),
    bind(lineDemands.remove, ({ id }, { db }) => removeDemands(db, id)),
    withOwnTransaction(bind(countersign, (input, ctx) => countersignContract(signing, input, ctx))),
    bind(refuseContract, refuse),
  ];
}
