import { type Binding, bind, bindPublic, withOwnTransaction } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { createSecretBox } from '../../../platform/server/secrets/secretBox.ts';
import { listRoots } from '../linkWire.ts';
import { countersign, refuseContract } from '../operatorWire.ts';
import * as wire from '../wire.ts';
import { agreementPaths, sealAgreement } from './agreements.ts';
import { ownCertificate } from './certificate.ts';
import { countersignContract, refuse } from './decide.ts';
import { demandCalls } from './demand/calls.ts';
import { generate } from './generate.ts';
import { selectRoots } from './identities.ts';
import { signerCalls } from './link/calls.ts';
import {
  approvalView,
  contractOfTemplate,
  contractTypes,
  findTemplate,
  listOwn,
  merchants,
  ownFiles,
  ownPage,
  readOwn,
  templateFile,
} from './own.ts';
import { queueRecords } from './records.ts';
import { templateCalls } from './templates/calls.ts';

export function contractCalls(platform: Platform): Binding[] {
  const { db, files, config } = platform;
  const signing = { db, files, config, box: createSecretBox(platform) };
  return [
    bind(wire.listContracts, (_input, ctx) => listOwn(ctx)),
    bind(wire.getContractType, (_input, ctx) => contractTypes(ctx)),
    bind(wire.getSignMerch, (_input, ctx) => merchants(ctx)),
    bind(wire.findContractTemplate, findTemplate),
    bind(wire.findCertificateAgreementPath, agreementPaths),
    bind(wire.readSealAgreement, (input, ctx) => sealAgreement(signing, input, ctx)),
    bind(wire.findContractIdByContractTableId, contractOfTemplate),
    bind(wire.approvalOfContractView, approvalView),
    bind(wire.getCert, (_input, ctx) => ownCertificate(ctx)),
    bind(wire.downLoadContractModel, (input, ctx) => templateFile(signing, input, ctx)),
    withOwnTransaction(bind(wire.generateContract, (input, ctx) => generate(signing, input, ctx))),
    bind(wire.readContractPage, (input, ctx) => ownPage(signing, input, ctx)),
    bind(wire.queryContractSign, readOwn),
    bind(wire.getContractStatus, readOwn),
    bind(wire.downloadContract, ownFiles),
    ...signerCalls(signing),
    bindPublic(listRoots, (_input, ctx) => selectRoots(ctx.db)),
    ...templateCalls(platform),
    ...queueRecords.reads(platform),
    ...demandCalls(platform),
    withOwnTransaction(bind(countersign, (input, ctx) => countersignContract(signing, input, ctx))),
    bind(refuseContract, refuse),
  ];
}
