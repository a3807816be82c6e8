import { afterAll, beforeAll, expect, test } from 'vitest';
import { runExport } from '../../../app/testing/exportFixture.ts';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { expectUserError } from '../../../platform/testing/actor.ts';
import { page } from '../../../platform/testing/sampleFiles.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { upload } from '../../documents/resource/wire.ts';
import { confirmReceipt, deposits, listOwnDeposits, payCashPledge, refundDeposit } from '../deposit/wire.ts';
import { en, ru, zh } from './texts/page.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

const books = () => fixture.operator.send(wire.listBalances, {});
const found = async () => {
  await fixture.operator.send(wire.proveAgreement, {});
  return (await books()).checks.map(({ kind, disagreements }) => [kind, disagreements]);
};

/** As if the individual had signed: a contract in force with a deposit due. */
async function payDeposit(): Promise<number> {
  const person = await fixture.server.signInAs('individual');
  const { rows } = await fixture.database.query(
    `with party as (select company_id as id from account where username = 'individual'),
     signed as (insert into contract (company_id, template_id, contract_no, status, facts_hash, document_id, page_count,
       signed_id, start_date, end_date)
       select party.id, contract_template.id, 'HT-JOURNAL', '3', '', resource_id, 1, resource_id, current_date - 1,
         current_date + 300 from contract_template, party
       where company_entity = 2 and line_type = 'EU' and contract_type = '1' order by version desc limit 1
       returning id, company_id)
     insert into deposit (company_id, contract_id, contract_type, line_type, due)
     select company_id, id, '1', 'EU', 5000 from signed returning contract_id as id`,
  );
  const contractId = Number(rows[0].id);
  const { busiResources } = await person.send(upload, { docType: 'DEPOSITPROOF' }, page('receipt.pdf', 'journal'));
  const proof = busiResources[0]?.resourceId ?? 0;
  const { paymentId } = await person.send(payCashPledge, {
    contractId,
    amount: '1000.00',
    resourceId: proof,
  });
  await fixture.operator.send(confirmReceipt, { paymentId, amount: '1000.00' });
  expect((await person.send(listOwnDeposits, {})).deposits[0]).toMatchObject({ held: '1000.00' });
  return paymentId;
}

test('a deposit received and paid back is in the journal, and the books agree', async () => {
  await payDeposit();
  const { rows } = await fixture.operator.send(deposits.list, {});
  const held = rows.find((row) => row.held === '1000.00');
  if (held === undefined) throw new Error('no deposit is held');
  const { depositId, version } = held;
  await fixture.operator.send(refundDeposit, { depositId, version, amount: '400.00', reason: 'half' });
  const { balances } = await books();
  expect(balances).toContainEqual({ account: 'bank', currency: 'CNY', amount: '600.00' });
  const company = held.companyFullName;
  for (const [language, texts] of Object.entries({ zh, en, ru })) {
    const reader = fixture.operator.inLanguage(language as Language);
    const { rows: lines } = await runExport(reader, 'journal.entries', {});
    const refund = lines.find((line) => line.includes(texts.kinds['deposit.refunded']));
    const { depositHeld, bank } = texts.accounts;
    expect(refund?.join(' ')).toContain(`${depositHeld} · ${company}: 400.00 CNY; ${bank}: -400.00 CNY`);
  }
  expect(balances).toContainEqual({ account: 'depositHeld', currency: 'CNY', amount: '-600.00' });
  const entries = await fixture.operator.send(wire.journalEntries.list, { account: 'depositHeld' });
  expect(entries.rows).toMatchObject([
    {
      kind: 'deposit.refunded',
      postings: [
        { account: 'depositHeld', amount: '400.00' },
        { account: 'bank', amount: '-400.00' },
      ],
    },
    { kind: 'deposit.received' },
  ]);
  expect((await found()).filter(([, disagreements]) => disagreements !== 0)).toEqual([]);
});

test('where a book says another amount than the journal, the proof says where', async () => {
  await fixture.database.query(`update deposit set held = held + 1 where held = 600`);
  const disagreements = new Map((await found()).map(([kind, count]) => [kind, count]));
  expect(disagreements.get('deposits')).toBe(1);
  const { checks } = await books();
  const proof = checks.find(({ kind }) => kind === 'deposits');
  expect(proof?.details).toMatchObject([{ expected: '601.00', found: '600.00' }]);
});

test('a month that has ended can be closed once; the present one cannot', async () => {
  await fixture.operator.send(wire.closeMonth, { month: '2025-02-10' });
  expect((await books()).closedMonths).toEqual(['2025-02']);
  await expectUserError(fixture.operator.send(wire.closeMonth, { month: '2025-02-28' }));
  const today = new Date().toISOString().slice(0, 10);
  expect((await expectUserError(fixture.operator.send(wire.closeMonth, { month: today }))).fields).toHaveProperty(
    'month',
  );
});
