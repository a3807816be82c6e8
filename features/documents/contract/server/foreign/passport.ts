import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { Files } from '../../../../../platform/server/files/files.ts';
import type { SealedColumn } from '../../../../../platform/server/secrets/renewSealed.ts';
import type { SecretBox } from '../../../../../platform/server/secrets/secretBox.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { CONTRACT_EVENT } from '../../eventKinds.ts';
import type { sendPassport } from '../../foreignWire.ts';
import { en, ru, zh } from '../../texts/consent.ts';
import { WITNESS_STATE } from '../../witnessState.ts';
import { recordContractEvent } from '../evidence/recordEvent.ts';
import { type Anonymous, heldLink, type Link, waitingContract } from '../link/holder.ts';
import { signerError } from '../link/texts.ts';
import { notifyContractsChanged } from '../live.ts';
import { contractLink } from '../tables.ts';
import { appointmentTime, recordProposal } from './proposal.ts';
import { foreignSigner } from './tables.ts';

/** What the signer is shown before the tick; its hash is kept. */
const CONSENT = { zh, en, ru };
const PICTURE_KINDS = new Map([
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
]);
const MAX_BYTES = 1_600_000;

const passport = z.object({ passportName: z.string(), passportNumber: z.string(), countryCode: z.string() });
export type Passport = z.infer<typeof passport>;
type ForeignRow = typeof foreignSigner.$inferSelect;

interface Dependencies {
  box: SecretBox;
  files: Files;
}

const aboutPassport = (linkId: number) => `passport ${linkId}`;
export const aboutPicture = (linkId: number) => `passport picture ${linkId}`;

const ofLink = { table: foreignSigner, of: [foreignSigner.linkId] };
export const sealedPassports: readonly SealedColumn[] = [
  { ...ofLink, sealed: foreignSigner.sealedPassport, about: (linkId) => aboutPassport(Number(linkId)) },
  { ...ofLink, sealed: foreignSigner.sealedPicture, about: (linkId) => aboutPicture(Number(linkId)) },
];

export async function hasPassport(db: Db, linkId: number): Promise<boolean> {
  const [found] = await db.select({ id: foreignSigner.id }).from(foreignSigner).where(eq(foreignSigner.linkId, linkId));
  return found !== undefined;
}

/** Takes passport and consent of the holder of a link, once. */
export async function receivePassport(
  { box, files }: Dependencies,
  { token, browserKey, picture, ...given }: ReadBy<typeof sendPassport>,
  ctx: Anonymous,
): Promise<void> {
  const { db } = ctx;
  const link = await heldLink(db, { token, browserKey });
  const found = await waitingContract(db, link);
  const { row } = found;
  if (!link.withPassport || (await hasPassport(db, link.id))) throw signerError((t) => t.passportDone);
  if (given.validUntil < formatDate(new Date()))
    throw signerError.withFields((t) => t.passportExpired, { validUntil: (t) => t.passportExpired });
  const pictureType = await inspectPicture(files, Buffer.from(picture, 'base64'));
  const { passportName, passportNumber, countryCode, validUntil, witnessTime, witnessWish, language } = given;
  const witnessAt = witnessTime === undefined ? null : appointmentTime(witnessTime);
  const consentHash = createHash('sha256').update(CONSENT[language].paragraphs.join('\n')).digest('hex');
  const sealed = JSON.stringify({ passportName, passportNumber, countryCode } satisfies Passport);
  await db.insert(foreignSigner).values({
    linkId: link.id,
    sealedPassport: await box.seal(sealed, aboutPassport(link.id)),
    sealedPicture: await box.seal(picture, aboutPicture(link.id)),
    pictureType,
    validUntil,
    consentHash,
    consentLanguage: language,
    agreedAt: new Date(),
    witnessWish,
    witnessAt,
    witnessState: witnessAt === null ? WITNESS_STATE.none : WITNESS_STATE.proposed,
  });
  const event = { contractId: row.id, signerName: row.signerName };
  await recordContractEvent(db, ctx, {
    ...event,
    kind: CONTRACT_EVENT.ticked,
    facts: { consent: true, language, textSha256: consentHash },
  });
  await recordContractEvent(db, ctx, {
    ...event,
    kind: CONTRACT_EVENT.identityChecked,
    facts: {
      way: 'passport',
      countryCode,
      passportNumber: passportNumber.slice(-4).padStart(passportNumber.length, '*'),
      pictureSha256: createHash('sha256').update(picture).digest('hex'),
    },
  });
  if (witnessAt !== null) await recordProposal(ctx, found, { witnessAt, witnessWish });
  await notifyContractsChanged(db, row.companyId);
}

async function inspectPicture(files: Files, bytes: Buffer): Promise<string> {
  const received = await files.receive(Readable.from([bytes]), {
    fileName: bytes[0] === 0x89 ? 'passport.png' : 'passport.jpg',
    maxBytes: MAX_BYTES,
  });
  await files.discard(received);
  const type = PICTURE_KINDS.get(received.kind.extension);
  if (type === undefined) throw signerError.withFields((t) => t.wrongPicture, { picture: (t) => t.wrongPicture });
  return type;
}

export async function openPassport({ box }: Pick<Dependencies, 'box'>, row: ForeignRow): Promise<Passport> {
  const opened = await box.open(row.sealedPassport, aboutPassport(row.linkId));
  if (opened === null) throw new Error('a passport does not open; was SECRET_KEY changed?');
  return passport.parse(JSON.parse(opened));
}

/** Of the link that signed or waits; undefined: it is of another kind of signer. */
export async function findForeignSigner(db: Db, contractId: number) {
  const [newest] = await db
    .select({ row: foreignSigner, link: contractLink })
    .from(contractLink)
    .leftJoin(foreignSigner, eq(foreignSigner.linkId, contractLink.id))
    .where(
      and(
        eq(contractLink.contractId, contractId),
        or(isNotNull(contractLink.usedAt), eq(contractLink.isReplaced, false)),
      ),
    )
    .orderBy(desc(contractLink.id))
    .limit(1);
  return newest?.row ? { row: newest.row, link: newest.link } : undefined;
}

interface Mark {
  /** below the name in the signature */
  lines: string[];
  /** in the signature itself, for its verifiers */
  note: string;
}

/** How a signature by passport names itself; null: it is none. */
export async function passportMark({ db, box }: { db: Db; box: SecretBox }, link: Link): Promise<Mark | null> {
  if (!link.withPassport) return null;
  const [row] = await db.select().from(foreignSigner).where(eq(foreignSigner.linkId, link.id));
  if (row === undefined) throw signerError((t) => t.passportFirst);
  const { passportName, passportNumber, countryCode } = await openPassport({ box }, row);
  const short = `${countryCode} …${passportNumber.slice(-4)}`;
  return {
    lines: [`${passportName}, ${short}`, 'AdES: passport, codes by SMS and e-mail'],
    note: `AdES, passport ${short}`,
  };
}
