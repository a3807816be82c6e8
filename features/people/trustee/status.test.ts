import { expect, test } from 'vitest';
import { EMPOWER_TYPE } from '../../../platform/wire/currentUser.ts';
import { isInScope, TRUSTEE_MOVES, TRUSTEE_STATUSES, trusteeAbilitiesOf } from './status.ts';

/** What is allowed, by status 0 pending, 1 approved, 2 rejected, 3 expired, 4 revoked (portal 4). */
const OWNER = { 0: 'edit remove', 1: 'revoke renew', 2: 'edit remove', 3: 'renew', 4: 'renew' };

const allowed = (abilities: object) =>
  Object.entries(abilities)
    .filter(([, may]) => may)
    .map(([name]) => name)
    .join(' ');

test('the owner edits what is not approved, revokes what is, and renews what is or was', () => {
  for (const inScope of [true, false]) {
    const found = TRUSTEE_STATUSES.map((status) => [
      status,
      allowed(trusteeAbilitiesOf({ status, inScope }, EMPOWER_TYPE.owner)),
    ]);
    expect(Object.fromEntries(found)).toEqual(OWNER);
  }
});

test('the signer signs by an approved authorization within its period, and does nothing else', () => {
  for (const status of TRUSTEE_STATUSES) {
    const inside = allowed(trusteeAbilitiesOf({ status, inScope: true }, EMPOWER_TYPE.signer));
    expect(inside, status).toBe(status === '1' ? 'sign' : '');
    expect(allowed(trusteeAbilitiesOf({ status, inScope: false }, EMPOWER_TYPE.signer)), status).toBe('');
    expect(allowed(trusteeAbilitiesOf({ status, inScope: true }, null)), status).toBe('');
  }
});

test('only a pending authorization is decided, only an approved one ends', () => {
  expect(TRUSTEE_MOVES).toEqual({
    submit: { from: ['0', '2'], to: '0' },
    approve: { from: ['0'], to: '1' },
    reject: { from: ['0'], to: '2' },
    revoke: { from: ['1'], to: '4' },
    expire: { from: ['1'], to: '3' },
  });
});

test.each([
  ['2026-11-21', false],
  ['2026-11-22', true],
  ['2026-12-31', true],
  ['2027-01-01', false],
])('on %s a period of 22 November to 31 December counts: %s', (today, expected) => {
  const period = { authorizedStartDate: '2026-11-22', authorizedEndDate: '2026-12-31' };
  expect(isInScope(period, today)).toBe(expected);
});
