import { z } from 'zod';

/** What messages are about; the entries of the dictionary `remindTypeFront`. */
export const MSG_TYPES = ['review', 'booking', 'train', 'cutoff', 'transit'] as const;
export const msgType = z.enum(MSG_TYPES);
export type MsgType = z.infer<typeof msgType>;

/** Of these a company's main account hears by e-mail too, unless it has chosen otherwise. */
export const MAILED_TO_MAIN_ACCOUNTS: readonly MsgType[] = ['booking', 'train', 'cutoff'];
