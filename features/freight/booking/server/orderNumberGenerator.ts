import { sql } from 'drizzle-orm';
import { InFlight } from '../../../../libs/concurrency/inFlight.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../platform/wire/time.ts';

const PREFIX = 'IS';
const SERIAL_DIGITS = 7;
/** Step of the sequence: one round trip per 100 orders. */
const BLOCK_SIZE = 100;

/** Check digit against mistyped order numbers (Luhn, ISO/IEC 7812-1 annex B). */
function luhnDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** `orderBigNo`: IS, year and month, seven digits, check digit; for example IS2611000001237. */
function orderNumberOf(serial: number, now: Date): string {
  const [year = '', month = ''] = formatDate(now).slice(2).split('-');
  const digits = `${year}${month}${String(serial).padStart(SERIAL_DIGITS, '0')}`;
  return `${PREFIX}${digits}${luhnDigit(digits)}`;
}

/** Allocates order numbers in blocks; unused numbers of a stopped process are skipped. */
export class OrderNumberGenerator {
  readonly #db: Db;
  #next = 0;
  #end = 0;
  readonly #fetching = new InFlight();

  constructor(db: Db) {
    this.#db = db;
  }

  async next(): Promise<string> {
    while (this.#next >= this.#end) await this.#fetching.run('', () => this.#fetch());
    const serial = this.#next;
    this.#next += 1;
    return orderNumberOf(serial, new Date());
  }

  async #fetch(): Promise<void> {
    const found = await this.#db.execute<{ start: string }>(sql`select nextval('order_numbers') as start`);
    this.#next = Number(found.rows[0]?.start);
    this.#end = this.#next + BLOCK_SIZE;
  }
}
