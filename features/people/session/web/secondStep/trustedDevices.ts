import { readStored, removeStored, writeStored } from '../../../../../platform/web/browser/localStore.ts';

const keyOf = (username: string) => `ironsilk.trustedDevice.${username.trim().toLowerCase()}`;

/** Token by which this device is trusted for a user name; '' without one. */
export const readTrustedDevice = (username: string): string => readStored(keyOf(username)) ?? '';

export const storeTrustedDevice = (username: string, token: string): void => writeStored(keyOf(username), token);

export const forgetTrustedDevice = (username: string): void => removeStored(keyOf(username));
