import { type Allowed, PEOPLE } from './permissions.table.ts';

type Hearers = Exclude<Allowed, 'everyone' | 'signedIn'>;

const EVERYBODY: Hearers = [...PEOPLE];
const NOBODY: Hearers = [];
const OPERATORS: Hearers = ['operator', 'admin'];
const TALKERS: Hearers = ['shipper', 'clerk', 'rival', 'special', 'supplier', 'operator', 'admin'];

/**
 * Allowed subscriptions with own and with foreign company and account. A changed line is a changed
 * policy.
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
