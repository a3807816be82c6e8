import { randomInt } from 'node:crypto';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { auditEntryOf, writeAudit } from '../../../platform/server/audit/auditLog.ts';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../platform/server/http/callContext.ts';
import { writeOutbox } from '../../../platform/server/outbox/writeOutbox.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import type { CurrentUser } from '../../../platform/wire/currentUser.ts';
import { CODE, type FilePayload } from '../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { findCompanyByNo } from '../../account/server/index.ts';
import { readRegisteredFacts } from '../../company/server/index.ts';
import { sendMessages } from '../../message/server/index.ts';
import { DOC_TYPE } from '../../resource/docTypes.ts';
import { CONTRACT_EVENT } from '../eventKinds.ts';
import * as wire from '../linkWire.ts';
import { PLATFORM_MERCHANT, SIGN_STATUS, SIGN_WAY } from '../status.ts';
import { signDocument } from './document/signDocument.ts';
import { recordContractEvent } from './evidence/recordEvent.ts';
import { withStagedFile } from './files.ts';
import { hashOf, sha256Of } from './hash.ts';
import { notifyContractsChanged } from './live.ts';
import { aboutContract, contractToCountersign } from './messages.ts';
import { pageOf } from './own.ts';
import { maskMobile } from './ownContract.ts';
import { type Contract, moveContract, unsafeSelectContract } from './queries.ts';
import { documentBytes, type Signing } from './signing.ts';
import { contractLink } from './tables.ts';
import { texts, userError } from './texts.ts';
import { trusteeInForce } from './trusteeInForce.ts';

type Anonymous = CallContext<CurrentUser | null>;
type Holder = ReadBy<typeof wire.openContractLink>;
type Link = typeof contractLink.$inferSelect;

const CODE_LIMIT = 1_000_000;

const isOpen = and(
  eq(contractLink.isReplaced, false),
  isNull(contractLink.usedAt),
  gt(contractLink.expiresAt, sql`now()`),
);

/** The first browser takes the link; opened there again it answers the same, elsewhere it is used. */
export async function openLink(
  { token, browserKey }: Holder,
  ctx: Anonymous,
): Promise<PayloadOf<typeof wire.openContractLink>> {
  const { db } = ctx;
  const browserHash = hashOf(browserKey);
  const mine = or(isNull(contractLink.browserHash), eq(contractLink.browserHash, browserHash));
  const [link] = await db
    .update(contractLink)
    .set({ browserHash })
    .where(and(eq(contractLink.tokenHash, hashOf(token)), isOpen, mine))
    .returning();
  if (link === undefined) throw await whyClosed(db, token);
  const { row, template, companyFullName } = await waitingContract(db, link);
  const opened = { contractId: row.id, signerName: row.signerName, facts: { linkId: link.id }, isOnce: true };
  await recordContractEvent(db, ctx, { ...opened, kind: CONTRACT_EVENT.linkOpened });
  const platform = await findCompanyByNo(db, PLATFORM_MERCHANT);
  return {
    companyFullName,
    platformName: platform?.fullName ?? '',
    contractNo: row.contractNo,
    contractType: template.contractType,
    lineType: template.lineType,
    signerName: row.signerName,
    signerMobile: maskMobile(link.mobile),
    tPageNum: row.pageCount,
    expireTime: formatDateTime(link.expiresAt),
  };
}

/** An open link in the browser that took it. */
async function heldLink(db: Db, { token, browserKey }: Holder): Promise<Link> {
  const [link] = await db
    .select()
    .from(contractLink)
    .where(
      and(
        eq(contractLink.tokenHash, hashOf(token)),
        eq(contractLink.browserHash, hashOf(browserKey)),
        isOpen,
      ),
    );
  if (link === undefined) throw await whyClosed(db, token);
  return link;
}

async function waitingContract(db: Db, { contractId }: Link): Promise<Contract> {
  const found = await unsafeSelectContract(db, contractId);
  if (found?.row.status !== SIGN_STATUS.sent) throw userError((t) => t.linkEnded);
  return found;
}

async function whyClosed(db: Db, token: string) {
  const [link] = await db
    .select()
    .from(contractLink)
    .where(eq(contractLink.tokenHash, hashOf(token)));
  if (link === undefined) return userError((t) => t.linkWrong, CODE.absent);
  if (link.usedAt !== null) return userError((t) => t.linkSigned);
  if (link.isReplaced) return userError((t) => t.linkReplaced);
  return link.expiresAt.getTime() <= Date.now()
    ? userError((t) => t.linkExpired({ hours: wire.LINK_HOURS }))
    : userError((t) => t.linkUsed);
}

export async function linkPage(
  { files }: Pick<Signing, 'files'>,
  { page, ...holder }: ReadBy<typeof wire.readLinkPage>,
  ctx: Anonymous,
): Promise<FilePayload> {
  const { db } = ctx;
  const { row } = await waitingContract(db, await heldLink(db, holder));
  const shown = { contractId: row.id, signerName: row.signerName, facts: { page }, isOnce: true };
  await recordContractEvent(db, ctx, { ...shown, kind: CONTRACT_EVENT.pageShown });
  return pageOf({ db, files }, row, page);
}

const codeHash = (link: Pick<Link, 'id'>, code: string) => hashOf(`contract ${link.id} ${code}`);

export async function sendCode(holder: Holder, ctx: Anonymous): Promise<PayloadOf<typeof wire.sendLinkCode>> {
  const { db } = ctx;
  const link = await heldLink(db, holder);
  const { row } = await waitingContract(db, link);
  const code = String(randomInt(CODE_LIMIT)).padStart(6, '0');
  const wait = sql`now() - make_interval(secs => ${wire.CODE_WAIT_SECONDS})`;
  const kept = await db
    .update(contractLink)
    .set({ codeHash: codeHash(link, code), codeSentAt: sql`now()`, codeAttempts: 0 })
    .where(
      and(
        eq(contractLink.id, link.id),
        isOpen,
        or(isNull(contractLink.codeSentAt), lt(contractLink.codeSentAt, wait)),
      ),
    )
    .returning({ id: contractLink.id });
  if (kept.length === 0) throw userError((t) => t.codeTooSoon({ seconds: wire.CODE_WAIT_SECONDS }));
  const text = texts.zh.codeText({ code, contractNo: row.contractNo, minutes: wire.CODE_MINUTES });
  await writeOutbox(db, [{ channel: 'sms', receiver: link.mobile, text }]);
  await recordContractEvent(db, ctx, {
    contractId: row.id,
    kind: CONTRACT_EVENT.codeSent,
    signerName: row.signerName,
    facts: { channel: 'sms', receiver: maskMobile(link.mobile) },
  });
  return { signerMobile: maskMobile(link.mobile) };
}

/** A wrong code stays counted: `db` in no transaction. */
async function assertCode(db: Db, link: Link, code: string): Promise<void> {
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
    .returning({ codeHash: contractLink.codeHash });
  if (tried === undefined || tried.codeHash !== codeHash(link, code))
    throw userError.withFields((t) => t.wrongCode, { code: (t) => t.wrongCode });
}

/** Signs for the company: the document is signed and stored, or nothing has happened. Of two at once one signs. */
export async function sign(
  signing: Signing,
  { code, ...holder }: ReadBy<typeof wire.signByLink>,
  ctx: Anonymous,
): Promise<PayloadOf<typeof wire.signByLink>> {
  const { db } = signing;
  const link = await heldLink(db, holder);
  const { row, companyFullName } = await waitingContract(db, link);
  if (row.signWay === SIGN_WAY.trustee) await trusteeInForce(db, row.companyId, row.authorizedId);
  await assertCode(db, link, code);
  const at = new Date();
  const { registrationCode } = await readRegisteredFacts(db, row.companyId);
  const pdf = await signDocument(signing, await documentBytes(signing, row.documentId), {
    party: {
      side: 'a',
      name: companyFullName,
      code: registrationCode,
      person: { name: row.signerName, lines: [formatDateTime(at)] },
    },
    companyId: row.companyId,
    contractNo: row.contractNo,
    at,
  });
  const named = { fileName: `${row.contractNo}.pdf`, docType: DOC_TYPE.contract };
  await withStagedFile(signing, pdf, named, async (inside, store) => {
    const used = await inside
      .update(contractLink)
      .set({ usedAt: at })
      .where(and(eq(contractLink.id, link.id), isOpen))
      .returning({ id: contractLink.id });
    const seen = { contractId: row.id, status: SIGN_STATUS.sent, version: row.version };
    const change = { status: SIGN_STATUS.signedByA, signedId: await store(row.id), signedAt: at };
    const moved = used.length > 0 && (await moveContract(inside, seen, change));
    if (!moved) throw userError((t) => t.changed);
    await recordContractEvent(inside, ctx, {
      contractId: row.id,
      kind: CONTRACT_EVENT.signed,
      signerName: row.signerName,
      facts: { linkId: link.id, documentSha256: sha256Of(pdf) },
    });
    await writeAudit(inside, auditEntryOf(wire.signByLink, { contractId: row.id }, ctx));
    const params = { companyName: companyFullName, contractNo: row.contractNo };
    await sendMessages(inside, contractToCountersign, [{ about: aboutContract(row.id), params }]);
    await notifyContractsChanged(inside, row.companyId);
  });
  return { contractNo: row.contractNo, signTime: formatDateTime(at) };
}
