import { z } from 'zod';

/** Documents 4.1. */
export const SIGN_STATUS = { unsigned: '0', sent: '1', signedByA: '2', signed: '3' } as const;
export const signStatus = z.enum(SIGN_STATUS);
export type SignStatus = z.infer<typeof signStatus>;

/** Documents 3.4: the legal representative, or an authorized trustee. */
export const SIGN_WAY = { legal: '1', trustee: '2' } as const;
export const signWay = z.enum(SIGN_WAY);
export type SignWay = z.infer<typeof signWay>;

/** Of the wire, where contracts are with the platform's own company. */
export const PLATFORM_MERCHANT = '00001';
