import { auditEntryOf, writeAudit } from '../../../../platform/server/audit/auditLog.ts';
import { type Binding, bind, bindPublic, withOwnTransaction } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { createSecretBox } from '../../../../platform/server/secrets/secretBox.ts';
import * as operatorWire from '../operatorWire.ts';
import * as wire from '../wire.ts';
import { findCheck, progressOf } from './check.ts';
import { answerChallenge } from './local/submit.ts';
import { type Checking, challenge, openCheck } from './open.ts';
import { checkCompany, download, open } from './operator.ts';
import { providerOf } from './provider/providerOf.ts';
import { assertSigned, receiveEvent } from './provider/webhook.ts';
import { identityRecords } from './records.ts';

export function checkingOf({ db, config, files, log }: Platform): Checking {
  return { db, config, files, log, provider: providerOf(db, config), box: createSecretBox({ db, config }) };
}

export function identityCalls(platform: Platform): Binding[] {
  const checking = checkingOf(platform);
  const { box } = checking;
  return [
    withOwnTransaction(bindPublic(wire.openIdentityCheck, (input, ctx) => openCheck(checking, input, ctx))),
    bindPublic(wire.readIdentityProgress, async ({ token }, { db }) => progressOf(await findCheck(db, token))),
    bindPublic(wire.startChallenge, challenge),
    withOwnTransaction(bindPublic(wire.answerChallenge, (input, ctx) => answerChallenge(checking, input, ctx))),
    bindPublic(
      wire.receiveProviderEvent,
      (input, ctx) => receiveEvent(checking, input, ctx),
      (input, ctx) => assertSigned(checking, input, ctx),
    ),
    ...identityRecords.reads(platform),
    bind(operatorWire.openEvidence, ({ checkId }, { db }) => open(db, box, checkId)),
    bind(operatorWire.downloadEvidence, ({ checkId }, { db }) => download(db, box, checkId)),
    withOwnTransaction(
      bind(operatorWire.checkEnterprise, async (facts, ctx) => {
        await writeAudit(ctx.db, auditEntryOf(operatorWire.checkEnterprise, facts, ctx));
        return checkCompany(checking, facts);
      }),
    ),
  ];
}
