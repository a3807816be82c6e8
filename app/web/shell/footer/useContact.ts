import { type Contact, readContact } from '../../../../features/config/wire.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';

/** How the platform is reached (portal 2.5), as administrators set it; undefined until it is there. */
export function useContact(): Contact | undefined {
  return useRead(readContact, {}, { isLasting: true, keepPrevious: true }).data;
}

/** The address by which a telephone dials a number. */
export const dialling = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
