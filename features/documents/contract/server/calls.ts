import { type Binding, bind, bindPublic, withOwnTransaction } from '../../../../platform/server/http/bind.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { createSecretBox } from '../../../../platform/server/secrets/secretBox.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import type { FilePayload } from '../../../../platform/wire/envelope.ts';
import * as evidenceWire from '../evidenceWire.ts';
import * as lifeWire from '../lifeWire.ts';
import { listRoots } from '../linkWire.ts';
import * as operatorWire from '../operatorWire.ts';
import * as verifyWire from '../verifyWire.ts';
import * as wire from '../wire.ts';
import { type findCertificateAgreementPath, readSealAgreement } from '../wire.ts';
import { ownCertificate } from './certificate.ts';
import { countersignContract, refuse } from './decide.ts';
import { demandCalls } from './demand/calls.ts';
import { readCertificates, revoke } from './evidence/certificates.ts';
import { readDetail } from './evidence/detail.ts';
import { evidencePack, ownEvidencePack } from './evidence/pack.ts';
import { readSignatures } from './evidence/signatures.ts';
import { generate } from './generate.ts';
import { localAuthority, selectRoots } from './identities.ts';
import { grant, sendOperatorCode } from './life/countersignCode.ts';
import { listLives, renew } from './life/lives.ts';
import { answer, asCompany, ask, asPlatform, withdraw } from './life/voids.ts';
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
  reportRead,
  templateFile,
} from './own.ts';
import { selectTemplate } from './queries.ts';
import { queueRecords } from './records.ts';
import type { Signing } from './signing.ts';
import { templateCalls } from './templates/calls.ts';
import { agreementBytes, agreementName } from './templates/document.ts';
import { verifyByCode } from './verifyByCode.ts';

export function contractCalls(platform: Platform): Binding[] {
  const { db, files, config } = platform;
  const box = createSecretBox(platform);
  const signing = { db, files, config, box, authority: localAuthority({ db, box }) };
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
    bind(wire.reportContractRead, reportRead),
    bind(wire.queryContractSign, readOwn),
    bind(wire.getContractStatus, readOwn),
    bind(wire.downloadContract, ownFiles),
    ...signerCalls(signing),
    bindPublic(verifyWire.verifyByCode, (input) => verifyByCode(signing, input)),
    bindPublic(listRoots, (_input, ctx) => selectRoots(ctx.db)),
    ...templateCalls(platform),
    ...queueRecords.reads(platform),
    ...demandCalls(platform),
    ...operatorCalls(signing),
    ...lifeCalls(signing),
  ];
}

function operatorCalls(signing: Signing): Binding[] {
  return [
    bind(operatorWire.sendCountersignCode, (_input, ctx) => sendOperatorCode(ctx)),
    withOwnTransaction(bind(operatorWire.grantCountersign, (input, ctx) => grant(signing.box, input, ctx))),
    withOwnTransaction(bind(operatorWire.countersign, (input, ctx) => countersignContract(signing, input, ctx))),
    bind(operatorWire.refuseContract, refuse),
    bind(evidenceWire.readContractDetail, readDetail),
    bind(evidenceWire.listSignatures, (input, ctx) => readSignatures(signing, input, ctx)),
    bind(evidenceWire.operatorEvidence, (input, ctx) => evidencePack(signing, input, ctx)),
    bind(evidenceWire.listCertificates, readCertificates),
    bind(evidenceWire.revokeCertificate, revoke),
    bindPublic(evidenceWire.readRevocationList, () => publicRevocationList(signing)),
    bind(lifeWire.operatorAskVoid, (input, ctx) => ask(asPlatform, input, ctx)),
    bind(lifeWire.operatorAnswerVoid, (input, ctx) => answer(asPlatform, input, ctx)),
    bind(lifeWire.operatorWithdrawVoid, (input, ctx) => withdraw(asPlatform, input, ctx)),
  ];
}

function lifeCalls(signing: Signing): Binding[] {
  return [
    bind(lifeWire.listContractLives, (_input, ctx) => listLives(ctx)),
    bind(lifeWire.renewContract, renew),
    bind(lifeWire.askVoid, (input, ctx) => ask(asCompany(ctx), input, ctx)),
    bind(lifeWire.answerVoid, (input, ctx) => answer(asCompany(ctx), input, ctx)),
    bind(lifeWire.withdrawVoid, (input, ctx) => withdraw(asCompany(ctx), input, ctx)),
    bind(lifeWire.downloadEvidence, (input, ctx) => ownEvidencePack(signing, input, ctx)),
  ];
}

/** '' before the authority's first signature. */
async function publicRevocationList({ db, authority }: Signing): Promise<string> {
  if ((await selectRoots(db)).length === 0) return '';
  return Buffer.from(await authority.revocationList()).toString('base64');
}

/** Documents 3.4: where the seal-use agreement lies. */
async function agreementPaths({
  tid,
}: ReadBy<typeof findCertificateAgreementPath>): Promise<PayloadOf<typeof findCertificateAgreementPath>> {
  const query = tid === undefined ? '' : `?tid=${tid}`;
  return [{ dictValue: `${readSealAgreement.path}${query}`, dictSort: 1 }];
}

async function sealAgreement(
  { files }: Pick<Signing, 'files'>,
  { tid }: ReadBy<typeof readSealAgreement>,
  { db, language }: CallContext,
): Promise<FilePayload> {
  const template = tid === undefined ? undefined : await selectTemplate(db, tid);
  const content = await agreementBytes({ db, files }, template, language);
  return { fileName: agreementName(language), mimeType: 'application/pdf', content };
}
