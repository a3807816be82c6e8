import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountFault, entryFaults } from './entryRules.ts';
import { CHARGED_STATES, FEE_SIDES, FEE_STATES, type FeeSituation, isOpen, movesFrom, stateAfter } from './states.ts';

const situation: fc.Arbitrary<FeeSituation> = fc.record({
  state: fc.constantFrom(...FEE_STATES),
  enteredBy: fc.constantFrom('supplier', 'operator'),
  isSaleAgreed: fc.boolean(),
  isCostAgreed: fc.boolean(),
});

test('a settled fee stands still, and an open one can always be brought to an end', () => {
  fc.assert(
    fc.property(situation, (fee) => {
      const moves = FEE_SIDES.flatMap((side) => movesFrom(fee, side));
      expect(moves.length > 0).toBe(isOpen(fee.state));
      if (isOpen(fee.state)) expect(movesFrom(fee, fee.enteredBy)).toContain('withdraw');
    }),
  );
});

test('a fee is charged by the words of both sides or of the platform, never by the clock', () => {
  fc.assert(
    fc.property(situation, fc.constantFrom(...FEE_SIDES), (fee, side) => {
      for (const move of movesFrom(fee, side)) {
        const after = stateAfter(move, fee);
        if (!CHARGED_STATES.some((state) => state === after)) continue;
        const agrees = move === 'confirm' ? fee.isCostAgreed : fee.isSaleAgreed;
        expect(move === 'decide' ? side === 'operator' : agrees).toBe(true);
      }
    }),
  );
});

test('the customer confirms once, and the supplier accepts only what is less than it entered', () => {
  const offered = {
    state: 'offered',
    enteredBy: 'supplier',
    isSaleAgreed: true,
    isCostAgreed: false,
  } as const;
  expect(movesFrom(offered, 'customer')).toEqual([]);
  expect(movesFrom(offered, 'supplier')).toEqual(['accept', 'refuse', 'withdraw']);
  expect(stateAfter('accept', offered)).toBe('agreed');
  expect(stateAfter('decide', offered, true)).toBe('rejected');
});

test('amounts have 8 characters without a point, 11 with one, two decimals, and are above zero', () => {
  expect(['12345678', '12345678.99', '0.01', '5.5'].map(amountFault)).toEqual([null, null, null, null]);
  expect(['', '0', '0.00', '123456789', '1.234', '-1', '1e3', '+5'].map(amountFault)).toEqual([
    'amountMissing',
    'amountZero',
    'amountZero',
    ...Array(5).fill('amountWrong'),
  ]);
});

test('type and date are demanded with an application object alone', () => {
  const bare = { feeAmount: '1', abnormalType: '', businessDate: '' };
  expect(entryFaults(bare, false)).toEqual({});
  expect(entryFaults(bare, true)).toEqual({ abnormalType: 'typeMissing', businessDate: 'dateMissing' });
});
