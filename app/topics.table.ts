import { type Allowed, DEMO_USERS } from './permissions.table.ts';

type Subscribers = Exclude<Allowed, 'everyone' | 'signedIn'>;

const EVERYBODY: Subscribers = [...DEMO_USERS];
const NOBODY: Subscribers = [];
const OPERATORS: Subscribers = ['operator', 'admin'];
const CHAT_USERS: Subscribers = [
  'shipper',
  'clerk',
  'rival',
  'special',
  'signer',
  'individual',
  'supplier',
  'operator',
  'admin',
];

/**
 * Allowed subscriptions with own and with foreign company and account. A changed line is a changed
 * policy.
 */
export const TOPICS: Record<string, { own: Subscribers; foreign: Subscribers }> = {
  '/addressBook/import/{accountId}': { own: EVERYBODY, foreign: NOBODY },
  '/chat/{companyNo}': { own: CHAT_USERS, foreign: NOBODY },
  '/chat/{companyNo}/{conversationId}': { own: CHAT_USERS, foreign: NOBODY },
  '/config': { own: EVERYBODY, foreign: EVERYBODY },
  '/contract/{companyNo}': {
    own: ['shipper', 'rival', 'special', 'signer', 'individual', 'supplier', 'agent'],
    foreign: NOBODY,
  },
  '/deposit/{companyNo}': {
    own: ['shipper', 'rival', 'special', 'signer', 'individual', 'supplier', 'agent'],
    foreign: NOBODY,
  },
  '/dict': { own: EVERYBODY, foreign: EVERYBODY },
  '/export/{accountId}': { own: EVERYBODY, foreign: NOBODY },
  '/notice': { own: EVERYBODY, foreign: EVERYBODY },
  '/operation/booking': { own: OPERATORS, foreign: OPERATORS },
  '/operation/contract': { own: OPERATORS, foreign: OPERATORS },
  '/order/{companyNo}': {
    own: ['shipper', 'clerk', 'rival', 'special', 'signer', 'individual', 'admin'],
    foreign: NOBODY,
  },
  '/paper/{companyNo}': {
    own: ['shipper', 'clerk', 'rival', 'special', 'signer', 'individual', 'admin'],
    foreign: NOBODY,
  },
  '/serviceJob/{companyNo}': { own: ['supplier', 'admin'], foreign: NOBODY },
  '/system/{companyNo}': { own: CHAT_USERS, foreign: NOBODY },
  '/tip/{accountId}': { own: EVERYBODY, foreign: NOBODY },
  '/user/{accountId}': { own: EVERYBODY, foreign: NOBODY },
};
