import type { Db } from '../../../../../platform/server/database/connect.ts';
import { LINK_STEP } from '../../linkWire.ts';
import { hasPassport } from '../foreign/passport.ts';
import type { Link } from './holder.ts';
import { demandsFace, isFacePassed } from './identityStep.ts';
import { signerError } from './texts.ts';

type LinkStep = (typeof LINK_STEP)[keyof typeof LINK_STEP];

/** What the signer does next. */
export async function stepOf(db: Db, link: Link): Promise<LinkStep> {
  if (link.withPassport) return (await hasPassport(db, link.id)) ? LINK_STEP.code : LINK_STEP.passport;
  if (!(await demandsFace(db)) || (await isFacePassed(db, link))) return LINK_STEP.code;
  return LINK_STEP.face;
}

/** Refused before the signer has proved the identity that this signature demands. */
export async function assertIdentity(db: Db, link: Link): Promise<void> {
  const step = await stepOf(db, link);
  if (step === LINK_STEP.passport) throw signerError((t) => t.passportFirst);
  if (step === LINK_STEP.face) throw signerError((t) => t.faceFirst);
}
