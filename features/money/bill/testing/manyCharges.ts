import type pg from 'pg';

/** Inserts `count` confirmed charges of October 2026 for each of two demo customers: 10.01 CNY plus 6 % tax. */
export async function insertManyCharges(database: pg.Client, count: number): Promise<void> {
  await database.query(
    `insert into charge (key, side, service_kind, fee_type, company_id, basis, quantity, unit_price, amount, currency,
       tax_rate, occurred_on, status, why)
     select 'many:' || company_no || nr, 'sale', 'train', 'railFreight', company.id, 'lump', 1, 10.01, 10.01, 'CNY', 0.06,
       date '2026-10-07', 'confirmed', '{"kind": "manual", "id": null, "version": null, "inputs": {}}'::jsonb from generate_series(1, $1::int) as nr cross join company
     where company_no in ('10001', '10002')`,
    [count],
  );
}
