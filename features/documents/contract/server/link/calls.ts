import { type Binding, bind, bindPublic, withOwnTransaction } from '../../../../../platform/server/http/bind.ts';
import * as faceWire from '../../faceWire.ts';
import * as foreignWire from '../../foreignWire.ts';
import * as linkWire from '../../linkWire.ts';
import * as wire from '../../wire.ts';
import { decide, propose, upcoming } from '../foreign/appointment.ts';
import { passportEvidence, passportPicture, witness } from '../foreign/evidence.ts';
import { receivePassport } from '../foreign/passport.ts';
import type { Signing } from '../signing.ts';
import { sendCode } from './code.ts';
import { faceResult, faceSignUrl, identityLink, readLink } from './face.ts';
import { startFace } from './identityStep.ts';
import { linkPage, openLink, reportLinkRead } from './open.ts';
import { cancelLink, resendLink, startSign } from './sendLink.ts';
import { sign } from './sign.ts';
import { ownSigners } from './signer.ts';
import { openTrusteeContract, trusteeContracts } from './trustee.ts';

/** From the choice of the signer to the signature. */
export function signerCalls(signing: Signing): Binding[] {
  const { db } = signing;
  return [
    bind(wire.startSign, (input, ctx) => startSign(signing, input, ctx)),
    bind(wire.reSendSignUrl, (input, ctx) => resendLink(signing, input, ctx)),
    bind(wire.cancelSign, cancelLink),
    withOwnTransaction(
      bind(faceWire.getContractEnterpriseFaceSignUrl, (input, ctx) => faceSignUrl(signing, input, ctx)),
    ),
    bind(faceWire.readSigners, (_input, ctx) => ownSigners(ctx)),
    bind(faceWire.readSignLink, (input, ctx) => readLink(signing, input, ctx)),
    bind(faceWire.identity2Face, (input, ctx) => identityLink(signing, input, ctx)),
    bind(faceWire.getFaceAuthResult, ({ eleContractId }, ctx) => faceResult(eleContractId, ctx)),
    bind(faceWire.getFaceAuthResultNew, ({ contractId }, ctx) => faceResult(contractId, ctx)),
    bindPublic(linkWire.openContractLink, openLink),
    bindPublic(linkWire.readLinkPage, (input, ctx) => linkPage(signing, input, ctx)),
    bindPublic(linkWire.reportLinkRead, reportLinkRead),
    bindPublic(linkWire.startFaceCheck, (input, ctx) => startFace(signing, input, ctx)),
    bindPublic(linkWire.sendLinkCode, sendCode),
    withOwnTransaction(bindPublic(linkWire.signByLink, (input, ctx) => sign(signing, input, ctx))),
    bindPublic(linkWire.listTrusteeContracts, trusteeContracts),
    bindPublic(linkWire.openTrusteeContract, (input, ctx) => openTrusteeContract(signing, input, ctx)),
    bindPublic(foreignWire.sendPassport, (input, ctx) => receivePassport(signing, input, ctx)),
    bind(foreignWire.readPassportEvidence, ({ contractId }) => passportEvidence({ db, box: signing.box }, contractId)),
    bind(foreignWire.readPassportPicture, ({ contractId }) => passportPicture({ db, box: signing.box }, contractId)),
    bindPublic(foreignWire.proposeWitness, propose),
    bind(foreignWire.decideWitness, decide),
    bind(foreignWire.listWitnessAppointments, (_input, ctx) => upcoming(ctx)),
    bind(foreignWire.confirmWitness, ({ contractId }, ctx) => witness(contractId, ctx)),
  ];
}
