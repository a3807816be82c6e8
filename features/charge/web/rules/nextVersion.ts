import { formatDate } from '../../../../platform/wire/time.ts';

export const today = () => formatDate(new Date());

/** A rule as the form of its next version starts: from today at the earliest, the tax rate without stored zeros. */
export const nextVersionOf = <Row extends { taxRate: string; validFrom: string }>(row: Row): Row => ({
  ...row,
  taxRate: String(Number(row.taxRate)),
  validFrom: row.validFrom > today() ? row.validFrom : today(),
});
