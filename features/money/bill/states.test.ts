import { expect, test } from 'vitest';
import { BILL_STATUSES, claimAmountText } from './states.ts';

test('amounts of a claim are called approved only once they are', () => {
  const named = (text: string) => BILL_STATUSES.filter((status) => claimAmountText(status) === text);
  expect(named('amountToApprove')).toEqual(['claimed', 'checked']);
  expect(named('approvedAmount')).toEqual(['agreed', 'settled']);
});
