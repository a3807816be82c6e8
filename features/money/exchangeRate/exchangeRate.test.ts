import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { connect, type Database } from '../../../platform/server/database/connect.ts';
import { inputError } from '../../../platform/server/http/inputErrors.ts';
import { cloneDatabase } from '../../../platform/testing/database.ts';
import { convert } from './rate.ts';
import { findRate } from './server/index.ts';
import { exchangeRates } from './wire.ts';

let own: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
beforeAll(async () => {
  own = await cloneDatabase(inject('templateUrl'));
  database = await connect(own.url, 2, pino({ level: 'silent' }));
  await database.pool.query(`truncate exchange_rate`);
  await database.pool.query(
    `insert into exchange_rate (from_currency, to_currency, day, rate, source) values
     ('USD', 'CNY', '2026-01-05', 7.1, 'PBOC'), ('USD', 'CNY', '2026-01-08', 7.2, 'PBOC'),
     ('CNY', 'RUB', '2026-01-05', 12.5, 'PBOC')`,
  );
});
afterAll(async () => {
  await database.pool.end();
  await own.drop();
});

test('a rate of zero is told the bound; another way to write one is a wrong format', () => {
  const faultOf = (typed: string) => {
    const input = { fromCurrency: 'USD', toCurrency: 'CNY', day: '2026-01-05', rate: typed, source: 'PBOC' };
    const read = z.safeParse(exchangeRates.add.input, input);
    return read.success ? undefined : inputError(read.error, input).fields?.rate?.('en');
  };
  expect(['7.1234', '0', '0.000', '7,1234'].map(faultOf)).toEqual([
    undefined,
    'Enter a value above 0',
    'Enter a value above 0',
    'Invalid format',
  ]);
});

const rate = (from: string, to: string, on: string) => findRate(database.db, { from, to, on });

test('the latest rate on or before the day holds; before the first there is none', async () => {
  expect(await rate('USD', 'CNY', '2026-01-07')).toEqual({
    rate: '7.10000000',
    date: '2026-01-05',
    source: 'PBOC',
  });
  expect(await rate('USD', 'CNY', '2026-01-08')).toMatchObject({ rate: '7.20000000', date: '2026-01-08' });
  expect(await rate('USD', 'CNY', '2026-01-04')).toBeNull();
  expect(await rate('USD', 'USD', '2026-01-04')).toMatchObject({ rate: '1' });
});

test('the other direction is inverted, two other currencies go over CNY', async () => {
  expect(await rate('CNY', 'USD', '2026-01-05')).toMatchObject({ rate: '0.14084507' });
  expect(await rate('USD', 'RUB', '2026-01-09')).toEqual({ rate: '90', date: '2026-01-05', source: 'PBOC' });
  expect(await rate('RUB', 'USD', '2026-01-09')).toMatchObject({ rate: '0.01111111' });
  expect(await rate('EUR', 'USD', '2026-01-09')).toBeNull();
});

test('a converted amount is rounded half up in hundredths, exactly', () => {
  expect(convert('0.05', '0.1')).toBe('0.01');
  expect(convert('-0.05', '0.1')).toBe('-0.01');
  expect(convert('1.005', '1')).toBe('1.01');
  const cents = fc.bigInt({ min: -99_999_999_999n, max: 99_999_999_999n });
  const scaled = fc.bigInt({ min: 1n, max: 999_999_999_999n });
  fc.assert(
    fc.property(cents, scaled, (amount, rateE8) => {
      const product = (amount < 0n ? -amount : amount) * rateE8;
      const rounded = (product + 50_000_000n) / 100_000_000n;
      const expected = amount < 0n && rounded !== 0n ? -rounded : rounded;
      const text = (value: bigint, places: number) => {
        const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
        return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
      };
      expect(convert(text(amount, 2), text(rateE8, 8))).toBe(text(expected, 2));
    }),
  );
});
