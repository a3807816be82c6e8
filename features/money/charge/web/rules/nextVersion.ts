import { formatDate } from '../../../../../platform/wire/time.ts';

export const today = () => formatDate(new Date());

/** A rule as the form of its next version starts: from today at the earliest. */
export const nextVersionOf = <Row extends { validFrom: string }>(row: Row): Row => ({
  ...row,
  validFrom: row.validFrom > today() ? row.validFrom : today(),
});
