import { randomInt } from 'node:crypto';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { type OutboxEntry, writeOutbox } from '../../../../../platform/server/outbox/writeOutbox.ts';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { maskEmail } from '../../../../../platform/wire/maskEmail.ts';
import { CONTRACT_EVENT } from '../../eventKinds.ts';
import * as wire from '../../linkWire.ts';
import { recordContractEvent } from '../evidence/recordEvent.ts';
import { hashOf } from '../hash.ts';
import { notifyContractsChanged } from '../live.ts';
import { maskMobile } from '../ownContract.ts';
import { contractLink } from '../tables.ts';
import { userError } from '../texts.ts';
import { type Anonymous, type Holder, heldLink, isOpenLink, type Link, waitingContract } from './holder.ts';
import { recordFace } from './identityStep.ts';
import { assertIdentity } from './step.ts';
import { signerTexts } from './texts.ts';

const CODE_LIMIT = 1_000_000;

const codeHash = (link: Pick<Link, 'id'>, code: string) => hashOf(`contract ${link.id} ${code}`);
const mailCodeHash = (link: Pick<Link, 'id'>, code: string) => hashOf(`contract mail ${link.id} ${code}`);
const newCode = () => String(randomInt(CODE_LIMIT)).padStart(6, '0');

/** To the phone; with a passport another code by e-mail, and both are asked for. */
export async function sendCode(holder: Holder, ctx: Anonymous): Promise<PayloadOf<typeof wire.sendLinkCode>> {
  const { db } = ctx;
  const link = await heldLink(db, holder);
  const { row } = await waitingContract(db, link);
  await assertIdentity(db, link);
  const [code, mailCode] = [newCode(), newCode()];
  await storeCodes(db, link, {
    codeHash: codeHash(link, code),
    mailCodeHash: link.withPassport ? mailCodeHash(link, mailCode) : null,
  });
  const t = signerTexts[link.language];
  const named = { contractNo: row.contractNo, minutes: wire.CODE_MINUTES };
  const sms: OutboxEntry = { channel: 'sms', receiver: link.mobile, text: t.code({ ...named, code }) };
  const mail: OutboxEntry = {
    channel: 'email',
    receiver: link.email,
    subject: t.mailCodeSubject({ contractNo: row.contractNo }),
    text: t.mailCode({ ...named, code: mailCode, name: row.signerName }),
  };
  await writeOutbox(db, link.withPassport ? [sms, mail] : [sms]);
  await recordContractEvent(db, ctx, {
    contractId: row.id,
    kind: CONTRACT_EVENT.codeSent,
    signerName: row.signerName,
    facts: {
      mobile: maskMobile(link.mobile),
      ...(link.withPassport ? { email: maskEmail(link.email) } : {}),
    },
  });
  await recordFace(db, ctx, link, row.signerName);
  await notifyContractsChanged(db, row.companyId);
  return {
    signerMobile: maskMobile(link.mobile),
    signerEmail: link.withPassport ? maskEmail(link.email) : '',
  };
}

async function storeCodes(db: Db, link: Link, hashes: Pick<Link, 'codeHash' | 'mailCodeHash'>) {
  const wait = sql`now() - make_interval(secs => ${wire.CODE_WAIT_SECONDS})`;
  const kept = await db
    .update(contractLink)
    .set({ ...hashes, codeSentAt: sql`now()`, codeAttempts: 0 })
    .where(
      and(
        eq(contractLink.id, link.id),
        isOpenLink,
        or(isNull(contractLink.codeSentAt), lt(contractLink.codeSentAt, wait)),
      ),
    )
    .returning({ id: contractLink.id });
  if (kept.length === 0) throw userError((t) => t.codeTooSoon({ seconds: wire.CODE_WAIT_SECONDS }));
}

export interface Codes {
  code: string;
  mailCode: string;
}

/** A wrong code stays counted: `db` in no transaction. */
export async function assertCodes(
  ctx: Anonymous,
  link: Link,
  { code, mailCode, signerName }: Codes & { signerName: string },
): Promise<void> {
  const { db } = ctx;
  const [tried] = await db
    .update(contractLink)
    .set({ codeAttempts: sql`${contractLink.codeAttempts} + 1` })
    .where(
      and(
        eq(contractLink.id, link.id),
        lt(contractLink.codeAttempts, wire.CODE_ATTEMPTS),
        gt(contractLink.codeSentAt, sql`now() - make_interval(mins => ${wire.CODE_MINUTES})`),
      ),
    )
    .returning({ codeHash: contractLink.codeHash, mailCodeHash: contractLink.mailCodeHash });
  const isMailRight = !link.withPassport || tried?.mailCodeHash === mailCodeHash(link, mailCode);
  if (tried !== undefined && tried.codeHash === codeHash(link, code) && isMailRight) return;
  await recordContractEvent(db, ctx, {
    contractId: link.contractId,
    kind: CONTRACT_EVENT.codeWrong,
    signerName,
  });
  const field = isMailRight ? 'code' : 'mailCode';
  throw userError.withFields((t) => t.wrongCode, { [field]: (t) => t.wrongCode });
}
