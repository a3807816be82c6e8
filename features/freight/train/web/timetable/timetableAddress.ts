import { z } from 'zod';
import { dateText } from '../../../../../platform/wire/time.ts';
import { id } from '../../../../../platform/wire/validators.ts';
import { direction, lineType } from '../../../network/wire.ts';
import { TABLE_SORTS } from '../../wire.ts';

/** URL parameters; invalid ones are ignored. */
const address = z.object({
  view: z.enum(['calendar', 'list']).catch('calendar'),
  lineType: lineType.optional().catch(undefined),
  direction: direction.optional().catch(undefined),
  startStationId: id.optional().catch(undefined),
  endStationId: id.optional().catch(undefined),
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
  date: dateText.optional().catch(undefined),
  dateFrom: dateText.optional().catch(undefined),
  dateTo: dateText.optional().catch(undefined),
  pageNum: id.catch(1),
  all: z.enum(['0', '1']).catch('0'),
  orderByColumn: z.enum(TABLE_SORTS).optional().catch(undefined),
  isAsc: z.enum(['ascending', 'descending']).optional().catch(undefined),
});
export type TimetableAddress = z.infer<typeof address>;

/** Stored for the next visit. */
export const STORED_PARAMS = [
  'view',
  'lineType',
  'direction',
  'startStationId',
  'endStationId',
  'all',
  'orderByColumn',
  'isAsc',
] as const;
/** URL only: days go stale. */
export const TRANSIENT_PARAMS = ['month', 'date', 'dateFrom', 'dateTo', 'pageNum'] as const;
export type TimetableParam = (typeof STORED_PARAMS)[number] | (typeof TRANSIENT_PARAMS)[number];

/** Explicit, so that the choice is stored. */
export const ALL_LINE_TYPES = 'all';

export function readTimetableAddress(params: URLSearchParams): TimetableAddress {
  const given = Object.fromEntries(
    [...STORED_PARAMS, ...TRANSIENT_PARAMS].flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  return address.parse(given);
}
