import { expect, test } from 'vitest';
import { cents, type LedgerEntry, sumsOf } from './states.ts';

test('amounts are counted in hundredths, without rounding', () => {
  expect(cents('0.1') + cents('0.2')).toBe(cents('0.30'));
  expect(cents('9999999999.99')).toBe(999_999_999_999n);
  expect(cents('20000')).toBe(2_000_000n);
});

test('a payment counts as announced until it is received or rejected, and held is what came less what went', () => {
  const ledger: LedgerEntry[] = [
    { kind: 'due', amount: '20000.00' },
    { kind: 'waived', amount: '5000.00' },
    { kind: 'paid', amount: '8000.00', isSettled: true },
    { kind: 'received', amount: '7999.50' },
    { kind: 'paid', amount: '100.00', isSettled: true },
    { kind: 'rejected', amount: '100.00' },
    { kind: 'paid', amount: '0.25' },
    { kind: 'used', amount: '0.10' },
    { kind: 'refunded', amount: '0.20' },
    { kind: 'forfeited', amount: '0.30' },
  ];
  expect(sumsOf(ledger)).toEqual({ due: 1_500_000n, announced: 25n, held: 799_890n });
});
