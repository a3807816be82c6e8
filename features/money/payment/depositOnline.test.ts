import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { listOwnDeposits } from '../deposit/wire.ts';
import { listBalances, proveAgreement } from '../journal/wire.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
let person: Actor;
beforeAll(async () => {
  fixture = await TestFixture.open();
  person = await fixture.server.signInAs('individual');
});
afterAll(() => fixture.close());

/** As if the person had signed: a contract in force with a deposit due. */
beforeEach(async () => {
  await fixture.database.query(
    `truncate deposit_guarantee, deposit_entry, deposit, contract, bill, charge, charge_move, order_margin, journal_entry,
       journal_posting, journal_balance, bank_entry, receipt, payment_intent, local_wallet_payment, payout, credit_use cascade`,
  );
  await fixture.database.query(
    `with party as (select company_id as id from account where username = 'individual'),
     signed as (insert into contract (company_id, template_id, contract_no, status, facts_hash, document_id, page_count,
       signed_id, start_date, end_date)
       select party.id, contract_template.id, 'HT-' || gen_random_uuid(), '3', '', resource_id, 1, resource_id,
         current_date - 1, current_date + 300 from contract_template, party
       where company_entity = 2 and line_type = 'EU' and contract_type = '1' order by version desc limit 1
       returning id, company_id)
     insert into deposit (company_id, contract_id, contract_type, line_type, due)
     select company_id, id, '1', 'EU', 5000 from signed`,
  );
});

const deposit = async () => {
  const [own] = (await person.send(listOwnDeposits, {})).deposits;
  if (own === undefined) throw new Error('no deposit is due');
  return own;
};
const start = async () => person.send(wire.startDepositOnline, { depositId: (await deposit()).depositId });
const act = (ref: string, action: (typeof wire.WALLET_ACTIONS)[number]) =>
  fixture.server.anonymous.send(wire.actInWallet, { ref, action });
const state = (ref: string) => fixture.server.anonymous.send(wire.readIntent, { ref });
async function disagreements() {
  await fixture.operator.send(proveAgreement, {});
  const { checks } = await fixture.operator.send(listBalances, {});
  return checks.flatMap(({ details }) => details);
}

test('a deposit that is due is paid by a wallet and held at once, however often the wallet says so', async () => {
  const { ref, url } = await start();
  expect(url).toContain(ref);
  await act(ref, 'payTwice');
  expect(await state(ref)).toMatchObject({ status: 'paid', isDeposit: true, billId: null });
  expect(await deposit()).toMatchObject({ status: 'held', held: '5000.00', outstanding: '0.00' });
  const { balances } = await fixture.operator.send(listBalances, {});
  expect(balances).toEqual([
    { account: 'bank', currency: 'CNY', amount: '5000.00' },
    { account: 'depositHeld', currency: 'CNY', amount: '-5000.00' },
  ]);
  expect(await disagreements()).toEqual([]);
  await expectUserError(start());
});

test('a wallet that takes less leaves the rest due, and forged or cancelled payments hold nothing', async () => {
  const forged = await start();
  await act(forged.ref, 'forge');
  expect(await state(forged.ref)).toMatchObject({ status: 'started' });
  const cancelled = await start();
  await act(cancelled.ref, 'cancel');
  expect(await deposit()).toMatchObject({ status: 'due', held: '0.00' });
  const { ref } = await start();
  await act(ref, 'payLess');
  expect(await state(ref)).toMatchObject({ status: 'mismatch' });
  expect(await deposit()).toMatchObject({ status: 'due', held: '4999.00', outstanding: '1.00' });
  expect(await disagreements()).toEqual([]);
});

test('a new payment ends the one that waits, and one that the wallet took unheard is received first', async () => {
  const later = () => fixture.database.query(`update payment_intent set created_at = created_at - interval '1 minute'`);
  const first = await start();
  await later();
  const second = await start();
  expect(second.ref).not.toBe(first.ref);
  expect(await state(first.ref)).toMatchObject({ status: 'failed' });
  await expectUserError(act(first.ref, 'pay'));
  await act(second.ref, 'lose');
  await later();
  expect((await start()).ref).toBe(second.ref);
  expect(await deposit()).toMatchObject({ status: 'held', held: '5000.00' });
});

test('of payments that are started at once one is under way, also where others wait', async () => {
  const startTogether = async () => {
    const made = await Promise.all(Array.from({ length: 6 }, start));
    return [...new Set(made.map(({ ref }) => ref))];
  };
  const [first = '', ...others] = await startTogether();
  expect(others).toEqual([]);
  await fixture.database.query(`update payment_intent set created_at = created_at - interval '1 minute'`);
  const [second = '', ...more] = await startTogether();
  expect(more).toEqual([]);
  expect([await state(first), await state(second)]).toMatchObject([{ status: 'failed' }, { status: 'started' }]);
});

test('nobody pays the deposit of another company', async () => {
  const { depositId } = await deposit();
  await expectUserError(fixture.rival.send(wire.startDepositOnline, { depositId }));
});
