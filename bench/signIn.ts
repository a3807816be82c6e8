import { login } from '../features/people/session/signInWire.ts';
import { Actor } from '../platform/testing/actor.ts';

export const DEMO_PASSWORD = 'Ironsilk2026';

export async function signIn(address: string, username: string): Promise<string> {
  const asked = { username, password: DEMO_PASSWORD, encrypted: false };
  return (await new Actor(address, null).send(login, asked)).token;
}
