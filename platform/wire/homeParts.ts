import { z } from 'zod';
import { money } from './money.ts';
import { dateTimeText } from './time.ts';
import { currency } from './validators.ts';

/** Districts of the first page, in its order; `own`: of the reader's company. */
export const HOME_AREAS = ['own', 'freight', 'documents', 'money'] as const;

const whole = z.number().int();
const amount = money(z.string().nullable(), null);

/** What a line or figure of the first page comes to. */
const homeMeasure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('overdue'), minutes: whole }),
  z.object({ kind: z.literal('due'), time: dateTimeText.describe('may have passed') }),
  z.object({ kind: z.literal('since'), time: dateTimeText }),
  z.object({ kind: z.literal('amount'), amount, currency }),
  z.object({ kind: z.literal('count'), count: whole }),
]);
export type HomeMeasure = z.infer<typeof homeMeasure>;

const path = z.string().describe('address of the page where it is mended');

const homeLine = z.object({ title: z.string(), note: z.string(), path, measure: homeMeasure.nullable() });
export type HomeLine = z.infer<typeof homeLine>;

/** Lines of an alert, the most urgent ones. */
export const MAX_HOME_LINES = 3;
/** Alerts count up to it; more are shown as "99+". */
export const MAX_HOME_COUNT = 100;

/** Things of one kind that need somebody now; none: all is well there. */
export const homeAlert = z.object({
  name: z.string(),
  area: z.enum(HOME_AREAS),
  title: z.string(),
  count: whole,
  isUrgent: z.boolean(),
  path,
  lines: z.array(homeLine),
});
export type HomeAlert = z.infer<typeof homeAlert>;

/** A figure of the own company. */
export const homeFigure = z.object({
  name: z.string(),
  label: z.string(),
  measure: homeMeasure,
  note: z.string(),
  /** says when, beside the note */
  noteMeasure: homeMeasure.nullable(),
  path,
});
export type HomeFigure = z.infer<typeof homeFigure>;

/** What one room puts on the first page. */
export interface HomeParts {
  alerts?: readonly HomeAlert[];
  figures?: readonly HomeFigure[];
}
