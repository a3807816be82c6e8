import { z } from 'zod';

/** Values of the dictionary `remindTypeFront`. */
export const MSG_TYPE = {
  booking: '1',
  papers: '2',
  transit: '3',
  charges: '4',
  contracts: '5',
  system: '6',
  review: '7',
  train: '8',
  chat: '9',
} as const;
export const msgType = z.enum(MSG_TYPE);
export type MsgType = z.infer<typeof msgType>;

export const MSG_TYPES: readonly MsgType[] = Object.values(MSG_TYPE);

/** Types e-mailed to main accounts by default. */
const EMAILED_TO_MAIN_ACCOUNTS: readonly MsgType[] = [MSG_TYPE.booking, MSG_TYPE.papers, MSG_TYPE.train];

/** Types e-mailed to all receivers by default. */
const EMAILED_TO_ALL: readonly MsgType[] = [MSG_TYPE.chat];

export function emailDefault(msgType: string): 'all' | 'main accounts' | 'nobody' {
  if (EMAILED_TO_ALL.some((type) => type === msgType)) return 'all';
  return EMAILED_TO_MAIN_ACCOUNTS.some((type) => type === msgType) ? 'main accounts' : 'nobody';
}
