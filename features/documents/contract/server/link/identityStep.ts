import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import type { CurrentUser } from '../../../../../platform/wire/currentUser.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import { readRegisteredFacts } from '../../../../people/company/server/index.ts';
import { readIdentityCheck, startIdentityCheck } from '../../../../people/identityCheck/server/index.ts';
import { readConfigValue } from '../../../../portal/config/server/index.ts';
import { CONTRACT_EVENT } from '../../eventKinds.ts';
import { FACE_RESULT, type getFaceAuthResultNew } from '../../faceWire.ts';
import type { startFaceCheck } from '../../linkWire.ts';
import { SIGN_WAY } from '../../status.ts';
import { recordContractEvent } from '../evidence/recordEvent.ts';
import { notifyContractsChanged } from '../live.ts';
import type { ContractRow } from '../queries.ts';
import type { Signing } from '../signing.ts';
import { contractLink } from '../tables.ts';
import { type Anonymous, type Holder, heldLink, type Link, waitingContract } from './holder.ts';
import { signerError } from './texts.ts';
import { trusteeInForce } from './trusteeInForce.ts';

/** `true`: mainland signers pass a face check before the code; anything else: the code alone. */
const FACE_CHECK = 'contract.faceCheck';
/** Checks for one link; each has several attempts. */
const CHECKS_A_LINK = 3;

export async function demandsFace(db: Db): Promise<boolean> {
  return (await readConfigValue(db, FACE_CHECK)) === 'true';
}

const checkOf = async (db: Db, { checkId }: Pick<Link, 'checkId'>) =>
  checkId === null ? undefined : readIdentityCheck(db, checkId);

export async function isFacePassed(db: Db, link: Link): Promise<boolean> {
  return (await checkOf(db, link))?.state === 'passed';
}

/** Begins the face check of a link's holder; an earlier one that is open no longer counts. */
export async function startFace(
  { config }: Pick<Signing, 'config'>,
  holder: Holder,
  ctx: Anonymous,
): Promise<PayloadOf<typeof startFaceCheck>> {
  const { db } = ctx;
  const link = await heldLink(db, holder);
  const { row } = await waitingContract(db, link);
  if (await isFacePassed(db, link)) throw signerError((t) => t.facePassed);
  const { idNumber, portraitId } = await papersOf(db, row);
  const { checkId, token } = await startIdentityCheck(db, {
    subject: { name: row.signerName, idNumber, mobile: link.mobile },
    purpose: 'contract',
    companyId: row.companyId,
    reference: `contract:${row.id}`,
    language: ctx.language,
    // cards of a demonstration are drawn, without a face
    portraitId: config.isDemo ? null : portraitId,
  });
  const begun = await db
    .update(contractLink)
    .set({ checkId, checkCount: sql`${contractLink.checkCount} + 1` })
    .where(and(eq(contractLink.id, link.id), lt(contractLink.checkCount, CHECKS_A_LINK)))
    .returning({ id: contractLink.id });
  if (begun.length === 0) throw signerError((t) => t.tooManyChecks);
  await notifyContractsChanged(db, row.companyId);
  return { token };
}

/** A registered picture of the identity card is there for legal representatives alone. */
async function papersOf(db: Db, { companyId, signWay, authorizedId }: ContractRow) {
  if (signWay === SIGN_WAY.trustee) {
    const { authorizedIdNo } = await trusteeInForce(db, companyId, authorizedId);
    return { idNumber: authorizedIdNo, portraitId: null };
  }
  const { legalCertNo, legalPortraitId } = await readRegisteredFacts(db, companyId);
  return { idNumber: legalCertNo, portraitId: legalPortraitId };
}

/** Writes a passed face check into the contract's evidence, once. */
export async function recordFace(
  db: Db,
  ctx: Pick<CallContext<CurrentUser | null>, 'user' | 'address' | 'userAgent'>,
  link: Link,
  signerName: string,
): Promise<void> {
  const check = await checkOf(db, link);
  if (check?.state !== 'passed' || link.checkId === null) return;
  await recordContractEvent(db, ctx, {
    contractId: link.contractId,
    kind: CONTRACT_EVENT.identityChecked,
    signerName,
    facts: {
      way: 'face',
      checkId: link.checkId,
      provider: check.provider ?? '',
      proves: check.proves.en,
      doesNotProve: check.doesNotProve.en,
    },
    isOnce: true,
  });
}

type FaceFacts = Pick<
  PayloadOf<typeof getFaceAuthResultNew>,
  'faceAuthResult' | 'checkTime' | 'proves' | 'doesNotProve'
>;

/** What is known of a link's face check. */
export async function faceFacts(
  { db, language }: Pick<CallContext, 'db' | 'language'>,
  link: Link | undefined,
): Promise<FaceFacts> {
  const check = link && (await checkOf(db, link));
  const { passed, failed, open } = FACE_RESULT;
  const ended = check?.state === 'failed' ? failed : open;
  return {
    faceAuthResult: check?.state === 'passed' ? passed : ended,
    checkTime: check?.at ? formatDateTime(check.at) : null,
    proves: check?.proves[language] ?? '',
    doesNotProve: check?.doesNotProve[language] ?? '',
  };
}
