import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { connect, type Database, type Db } from '../../../platform/server/database/connect.ts';
import { UserError } from '../../../platform/server/texts/userError.ts';
import { cloneDatabase } from '../../../platform/testing/database.ts';
import { amountOf } from './charge.ts';
import * as doors from './server/index.ts';

let own: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let companyId: number;
beforeAll(async () => {
  own = await cloneDatabase(inject('templateUrl'));
  database = await connect(own.url, 5, pino({ level: 'silent' }));
  const { rows } = await database.pool.query(`select company_id as id from account where username = 'individual'`);
  companyId = Number(rows[0].id);
});
afterAll(async () => {
  await database.pool.end();
  await own.drop();
});

let serial = 0;
function lift(changes: Partial<doors.NewCharge> = {}): doors.NewCharge {
  serial += 1;
  return {
    key: `test:${serial}`,
    side: 'sale',
    orderId: null,
    containerId: null,
    serviceOrderId: null,
    serviceKind: 'stock',
    feeType: 'liftOn',
    companyId,
    basis: 'box',
    quantity: '2',
    unitPrice: '150.00',
    amount: '300.00',
    currency: 'CNY',
    taxRate: '0.06',
    occurredOn: '2026-05-10',
    status: 'estimated',
    why: { kind: 'tariff', id: 7, version: 2, inputs: { boxes: '2' } },
    authorId: null,
    ...changes,
  };
}
const inside = <Result>(work: (db: Db) => Promise<Result>) => database.db.transaction(work);
const record = (changes: Partial<doors.NewCharge> = {}) => inside((db) => doors.recordCharge(db, lift(changes)));
const billable = async (limit = 1_000) => {
  const range = { side: 'sale', companyId, currency: 'CNY', from: '2026-05-01', to: '2026-05-31' } as const;
  return doors.findBillableCharges(database.db, { ...range, afterId: 0, limit });
};
async function stateOf(id: number) {
  const { rows } = await database.pool.query('select status, amount from charge where id = $1', [id]);
  return rows[0];
}

test('the same key is the same charge, one after the other and at once', async () => {
  const twice = lift({ status: 'confirmed' });
  const ids = await Promise.all([1, 2, 3].map(() => inside((db) => doors.recordCharge(db, twice))));
  expect(new Set(ids).size).toBe(1);
  expect((await billable()).filter(({ key }) => key === twice.key)).toHaveLength(1);
});

describe('the moves of a charge', () => {
  test('estimated, confirmed with another amount, billed, back, billed, paid; each is noted', async () => {
    const id = await record();
    await inside((db) => doors.confirmCharge(db, id, { amount: '280.50', authorId: null }));
    expect(await stateOf(id)).toEqual({ status: 'confirmed', amount: '280.50' });
    await inside((db) => doors.markBilled(db, [id]));
    await inside((db) => doors.unmarkBilled(db, [id]));
    await inside((db) => doors.markBilled(db, [id]));
    await inside((db) => doors.markPaid(db, [id]));
    const { rows } = await database.pool.query('select status from charge_move where charge_id = $1 order by id', [id]);
    const moves = ['estimated', 'confirmed', 'billed', 'confirmed', 'billed', 'paid'];
    expect(rows.map(({ status }) => status)).toEqual(moves);
    await expect(database.pool.query('delete from charge_move')).rejects.toThrow('only added to');
  });

  test('each move works once, of two at once one', async () => {
    const id = await record();
    const confirm = () => inside((db) => doors.confirmCharge(db, id, { authorId: null }));
    const outcomes = await Promise.allSettled([confirm(), confirm()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await inside((db) => doors.markBilled(db, [id]));
    const voiding = inside((db) => doors.voidCharge(db, id, { reason: 'wrong', authorId: null }));
    await expect(voiding).rejects.toThrow(UserError);
    await expect(inside((db) => doors.markPaid(db, [id, id + 1_000_000]))).rejects.toThrow(UserError);
    expect(await stateOf(id)).toMatchObject({ status: 'billed' });
  });

  test('a void charge is neither billed nor made anew by its key', async () => {
    const given = lift({ status: 'confirmed' });
    const id = await inside((db) => doors.recordCharge(db, given));
    await inside((db) => doors.voidCharge(db, id, { reason: 'cancelled', authorId: null }));
    expect(await inside((db) => doors.recordCharge(db, given))).toBe(id);
    expect(await stateOf(id)).toMatchObject({ status: 'void' });
    expect((await billable()).map((charge) => charge.id)).not.toContain(id);
  });

  test('two bills at once: one takes all of the charges, the other none', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => record({ status: 'confirmed' })));
    const bill = (chosen: number[]) => inside((db) => doors.markBilled(db, chosen));
    const outcomes = await Promise.allSettled([bill(ids), bill(ids.slice(1))]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

test('what is billable: confirmed, of that side, company, currency and days, page by page', async () => {
  const first = await record({ status: 'confirmed' });
  const second = await record({ status: 'confirmed' });
  await record({ status: 'confirmed', currency: 'USD' });
  await record({ status: 'confirmed', side: 'cost' });
  await record({ status: 'confirmed', occurredOn: '2026-06-01' });
  await record();
  const all = await billable();
  expect(all.map(({ id }) => id).slice(-2)).toEqual([first, second]);
  expect(all.every(({ side, currency }) => side === 'sale' && currency === 'CNY')).toBe(true);
  const [earliest] = await billable(1);
  expect(earliest).toEqual(all[0]);
});

test('an amount is quantity by price, rounded half up in hundredths, exactly', () => {
  expect(amountOf('3', '33.335')).toBe('100.01');
  expect(amountOf('1', '0.005')).toBe('0.01');
  const thousandths = fc.bigInt({ min: 0n, max: 99_999_999n });
  const price = fc.bigInt({ min: 0n, max: 99_999_999n });
  fc.assert(
    fc.property(thousandths, price, (quantityE3, priceE4) => {
      const text = (value: bigint, places: number) => {
        const digits = String(value).padStart(places + 1, '0');
        return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
      };
      const expected = (quantityE3 * priceE4 + 50_000n) / 100_000n;
      expect(amountOf(text(quantityE3, 3), text(priceE4, 4))).toBe(text(expected, 2));
    }),
  );
});
