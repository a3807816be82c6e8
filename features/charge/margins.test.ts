import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../app/testing/testFixture.ts';
import { confirmBooking, saveBooking, withdraw } from '../booking/wire.ts';
import { listTrainMargins, orderMargins } from './marginWire.ts';
import { addCharge } from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

async function confirmed() {
  const trainInfoId = await fixture.newTrain(20);
  const { orderBigNo } = await fixture.shipper.send(saveBooking, bookingOf(trainInfoId, [['22G1', 2]]));
  await fixture.operator.send(confirmBooking, { orderBigNo });
  return orderBigNo;
}

/** What a supplier is owed for an order. */
const owe = (orderBigNo: string, amount: string) =>
  fixture.database.query(
    `insert into charge (key, side, order_id, service_kind, fee_type, company_id, basis, quantity, unit_price,
       amount, currency, tax_rate, occurred_on, status, why)
     select 'cost:' || order_no, 'cost', id, 'road', 'trailer', company_id, 'trip', 1, $2::numeric, $2::numeric, 'USD', 0,
       current_date, 'confirmed', '{"kind":"manual","id":null,"version":null,"inputs":{}}'
     from booking_order where order_no = $1`,
    [orderBigNo, amount],
  );

const marginOf = async (orderBigNo: string, more: { outcome?: 'loss' | 'profit' } = {}) => {
  const { rows } = await fixture.operator.send(orderMargins.list, { currency: 'USD', orderBigNo, ...more });
  return rows.map(({ sales, costs, margin }) => [sales, costs, margin]);
};

test('the margin of an order is what it is charged less what suppliers cost, whatever changes', async () => {
  const orderBigNo = await confirmed();
  expect(await marginOf(orderBigNo)).toEqual([['6001.00', '0.00', '6001.00']]);
  await owe(orderBigNo, '7000.50');
  expect(await marginOf(orderBigNo, { outcome: 'loss' })).toEqual([['6001.00', '7000.50', '-999.50']]);
  const extra = { serviceKind: 'train', feeType: 'documents', currency: 'USD', taxRate: '0' } as const;
  await fixture.operator.send(addCharge, { orderBigNo, ...extra, amount: '1500.00', reason: 'sealed again' });
  expect(await marginOf(orderBigNo, { outcome: 'profit' })).toEqual([['7501.00', '7000.50', '500.50']]);
  await fixture.shipper.send(withdraw, { orderBigNo, reason: 'no cargo' });
  expect(await marginOf(orderBigNo)).toEqual([['1500.00', '7000.50', '-5500.50']]);
});

test('a train earns what its orders earn, and the list finds its orders', async () => {
  const orderBigNo = await confirmed();
  await owe(orderBigNo, '1000.00');
  const { rows } = await fixture.operator.send(orderMargins.list, { currency: 'USD', orderBigNo });
  const trainNo = rows[0]?.trainNo ?? '';
  const departDate = rows[0]?.departDate ?? '';
  const trains = await fixture.operator.send(listTrainMargins, { currency: 'USD' });
  expect(trains).toContainEqual({
    ...{ trainNo, departDate, sales: '6001.00' },
    ...{ costs: '1000.00', margin: '5001.00' },
  });
  const ofDay = { currency: 'USD', trainNo, dateFrom: departDate, dateTo: departDate };
  const found = await fixture.operator.send(orderMargins.list, ofDay);
  expect(found.rows.map((row) => row.orderBigNo)).toEqual([orderBigNo]);
});
