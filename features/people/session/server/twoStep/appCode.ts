import { generateSecret, generateURI, verify } from 'otplib';

const ISSUER = 'Ironsilk';
const PERIOD_S = 30;
const APP_CODE = /^\d{6}$/;

/** 160 bits, base32. */
export const newAppSecret = (): string => generateSecret();

/** `otpauth:` address that authenticator apps read from a QR code. */
export const appUri = (secret: string, username: string): string =>
  generateURI({ issuer: ISSUER, label: username, secret });

/** Apps show codes in groups. */
export const withoutGaps = (code: string) => code.replace(/[\s-]/g, '');

export const isAppCode = (code: string) => APP_CODE.test(code);

/** Time step of a right code (RFC 6238, one step to either side); null: wrong. */
export async function timeStepOf(secret: string, code: string): Promise<number | null> {
  const result = await verify({ secret, token: code, epochTolerance: PERIOD_S });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
