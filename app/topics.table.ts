import { type Allowed, PEOPLE } from './permissions.table.ts';

type Hearers = Exclude<Allowed, 'everyone' | 'signedIn'>;

const EVERYBODY: Hearers = [...PEOPLE];
const NOBODY: Hearers = [];
const OPERATORS: Hearers = ['operator', 'admin'];
/** People of companies that have the chat. */
const TALKERS: Hearers = ['shipper', 'clerk', 'rival', 'special', 'supplier', 'operator', 'admin'];

/**
 * Who may hear which topic: with the parts of their own company and account, and with those of somebody else.
 * Change a line here only when that is what you want of the portal.
 */
export const TOPICS: Record<string, { own: Hearers; foreign: Hearers }> = {
  '/chat/{companyNo}': { own: TALKERS, foreign: NOBODY },
  '/chat/{companyNo}/{conversationId}': { own: TALKERS, foreign: NOBODY },
  '/config': { own: EVERYBODY, foreign: EVERYBODY },
  '/dict': { own: EVERYBODY, foreign: EVERYBODY },
  '/export/{accountId}': { own: EVERYBODY, foreign: NOBODY },
  '/notice': { own: EVERYBODY, foreign: EVERYBODY },
  '/operation/booking': { own: OPERATORS, foreign: OPERATORS },
  '/order/{companyNo}': { own: ['shipper', 'clerk', 'rival', 'special', 'admin'], foreign: NOBODY },
  '/system/{companyNo}': { own: TALKERS, foreign: NOBODY },
  '/tip/{accountId}': { own: EVERYBODY, foreign: NOBODY },
};
