import { z } from 'zod';
import { signedIn } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing } from '../../../platform/wire/envelope.ts';
import { id, line } from '../../../platform/wire/validators.ts';

/** Own views of one list. */
export const MAX_OWN_VIEWS = 12;
export const MAX_VIEW_NAME = 40;
const MAX_QUERY = 1_000;
const MAX_COLUMNS = 60;

/** Path of the call that the list shows, such as `/booking/booking/list`. */
const list = line(200);
const view = {
  name: line(MAX_VIEW_NAME),
  query: z
    .string()
    .max(MAX_QUERY)
    .describe('filters and order as in the address of the page: `state=1&isAsc=ascending`'),
  hiddenColumns: z.array(line(100)).max(MAX_COLUMNS),
};

const savedView = z.object({
  viewId: z.number(),
  ...view,
  isShared: z.boolean().describe('the colleagues of the company see it'),
  isOwn: z.boolean(),
  ownerName: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

export const listSavedViews = call({
  method: 'GET',
  path: '/portal/savedView/list',
  effect: 'read',
  access: signedIn,
  summary: 'Saved views of a list: your own first, then those shared by colleagues',
  input: z.object({ list }),
  response: data(z.array(savedView)),
});

export const saveView = call({
  method: 'POST',
  path: '/portal/savedView',
  effect: 'write',
  access: signedIn,
  summary: 'Save a view of a list; your view of the same name is replaced',
  input: z.object({ list, ...view, isShared: z.enum(['0', '1']) }),
  response: nothing(),
});

export const removeView = call({
  method: 'POST',
  path: '/portal/savedView/remove',
  effect: 'write',
  access: signedIn,
  summary: 'Remove your saved view',
  input: z.object({ viewId: id }),
  response: nothing(),
});
