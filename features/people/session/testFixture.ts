import { generate } from 'otplib';

const STEP_S = 30;

/** The authenticator app's code, `steps` of 30 s from now. */
export function appCodeNow(secret: string, steps = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_S });
}
