import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { readConfigValue } from '../../../portal/config/server/index.ts';
import { isProof } from '../proofOfWork.ts';
import { CAPTCHA_AFTER_FAILURES } from '../signInWire.ts';
import type { Claimant } from './claimant.ts';
import { consumeCaptcha, countFailures, insertCaptcha } from './queries.ts';
import { userError } from './texts.ts';

const CAPTCHA_SWITCH = 'sys.account.captchaEnabled';

async function isCaptchaAsked(db: Db, name: string): Promise<boolean> {
  if ((await readConfigValue(db, CAPTCHA_SWITCH)) === 'true') return true;
  return (await countFailures(db, name)) >= CAPTCHA_AFTER_FAILURES;
}

export async function createCaptchaIfAsked(db: Db, claimant: Claimant, isProofWanted: boolean) {
  if (!(await isCaptchaAsked(db, claimant.name))) return { captchaEnabled: false, uuid: '', img: '' };
  return createCaptcha(db, claimant, isProofWanted);
}

/** `img`: base64 PNG, for clients that cannot do the proof of work. Letters of an SVG could be read from its paths. */
export async function createCaptcha(db: Db, claimant: Claimant, isProofWanted: boolean) {
  const uuid = randomUUID();
  if (isProofWanted) {
    await insertCaptcha(db, { ...claimant, uuid, answer: null });
    return { captchaEnabled: true, uuid, img: '' };
  }
  // reads a font when it is loaded, and few ever need it
  const { default: svgCaptcha } = await import('svg-captcha');
  const drawn = svgCaptcha.create({
    size: 5,
    noise: 4,
    ignoreChars: '0oO1iIlL',
    color: true,
    width: 120,
    height: 40,
  });
  const picture = await sharp(Buffer.from(drawn.data)).png().toBuffer();
  await insertCaptcha(db, { ...claimant, uuid, answer: drawn.text.toLowerCase() });
  return { captchaEnabled: true, uuid, img: picture.toString('base64') };
}

export async function checkCaptcha(db: Db, claimant: Claimant, given: { uuid: string; answer: string }): Promise<void> {
  if (await isCaptchaAsked(db, claimant.name)) await verifyCaptcha(db, claimant, given);
}

/** Uses the captcha up; throws a UserError for a missing or wrong answer. */
export async function verifyCaptcha(
  db: Db,
  claimant: Claimant,
  given: { uuid: string; answer: string },
): Promise<void> {
  if (!given.answer) {
    throw userError.withFields((t) => t.captchaNeeded, { code: (t) => t.captchaNeeded });
  }
  const captcha = await consumeCaptcha(db, given.uuid, claimant);
  const isRight =
    captcha?.answer === null ? isProof(given.uuid, given.answer) : captcha?.answer === given.answer.toLowerCase();
  if (!isRight) throw userError.withFields((t) => t.captchaWrong, { code: (t) => t.captchaWrong });
}
