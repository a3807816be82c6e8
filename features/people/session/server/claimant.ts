import { networkOf } from '../../../../platform/server/networkOf.ts';

/** Whose attempts are counted together. */
export interface Claimant {
  name: string;
  network: string;
}

export const nameOf = (username: string) => username.trim().toLowerCase();

export const claimantOf = (username: string, address: string): Claimant => ({
  name: nameOf(username),
  network: networkOf(address),
});

/** No account has an empty name, so the captcha of a registration signs in to none. */
export const registrantAt = (address: string): Claimant => claimantOf('', address);
