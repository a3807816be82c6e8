import { randomUUID } from 'node:crypto';
import svgCaptcha from 'svg-captcha';
import type { Db } from '../../../platform/server/database/connect.ts';
import { readConfigValue } from '../../config/server/index.ts';
import { CAPTCHA_AFTER_FAILURES } from '../wire.ts';
import { consumeCaptcha, insertCaptcha, selectFailures } from './queries.ts';
import { userError } from './texts.ts';

const CAPTCHA_SWITCH = 'sys.account.captchaEnabled';

async function isCaptchaAsked(db: Db, name: string): Promise<boolean> {
  if ((await readConfigValue(db, CAPTCHA_SWITCH)) === 'true') return true;
  return (await selectFailures(db, name)).failures >= CAPTCHA_AFTER_FAILURES;
}

/** `img`: base64 SVG without the data prefix. */
export async function drawCaptcha(db: Db, name: string) {
  if (!(await isCaptchaAsked(db, name))) return { captchaEnabled: false, uuid: '', img: '' };
  return newCaptcha(db);
}

export async function newCaptcha(db: Db) {
  const drawn = svgCaptcha.create({
    size: 4,
    noise: 2,
    ignoreChars: '0oO1iIlL',
    color: true,
    width: 120,
    height: 40,
  });
  const uuid = randomUUID();
  await insertCaptcha(db, { uuid, answer: drawn.text.toLowerCase() });
  return { captchaEnabled: true, uuid, img: Buffer.from(drawn.data).toString('base64') };
}

export async function checkCaptcha(
  db: Db,
  name: string,
  given: { uuid: string; answer: string },
): Promise<void> {
  if (await isCaptchaAsked(db, name)) await verifyCaptcha(db, given);
}

/** Uses the captcha up; throws a UserError for a missing or wrong answer. */
export async function verifyCaptcha(db: Db, given: { uuid: string; answer: string }): Promise<void> {
  if (!given.answer) {
    throw userError.withFields((t) => t.captchaNeeded, { code: (t) => t.captchaNeeded });
  }
  const answer = await consumeCaptcha(db, given.uuid);
  if (answer === given.answer.toLowerCase()) return;
  throw userError.withFields((t) => t.captchaWrong, { code: (t) => t.captchaWrong });
}
