import { login } from '../features/session/wire.ts';
import { Actor } from '../platform/testing/actor.ts';

/** Password of every account of the demo. */
export const DEMO_PASSWORD = 'Ironsilk2026';

/** The token of somebody of the demo who has signed in at a portal. */
export async function signIn(address: string, username: string): Promise<string> {
  const asked = { username, password: DEMO_PASSWORD, encrypted: false };
  return (await new Actor(address, null).send(login, asked)).token;
}
