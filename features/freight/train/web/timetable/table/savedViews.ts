import { z } from 'zod';
import { readStored, removeStored } from '../../../../../../platform/web/browser/localStore.ts';
import { MAX_VIEWS, type SavedView, savedView } from '../../../wire.ts';
import { STORED_PARAMS, type TimetableAddress } from '../timetableAddress.ts';

const keyOf = (userId: number) => `ironsilk.trainViews.${userId}`;

/** Views that this browser kept before they belonged to the account. */
export function readBrowserViews(userId: number): SavedView[] {
  try {
    return z.array(savedView).parse(JSON.parse(readStored(keyOf(userId)) ?? '[]'));
  } catch {
    return [];
  }
}

export const removeBrowserViews = (userId: number) => removeStored(keyOf(userId));

/** The newest first; a view of the same name is replaced. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return [view, ...views.filter(({ name }) => name !== view.name)].slice(0, MAX_VIEWS);
}

export function queryOfView(address: TimetableAddress): string {
  const params = new URLSearchParams();
  for (const name of STORED_PARAMS) {
    const value = address[name];
    if (value !== undefined && name !== 'view') params.set(name, String(value));
  }
  return params.toString();
}

/** Values to apply, with what the view leaves out cleared. */
export function valuesOfView({ query }: SavedView): Record<(typeof STORED_PARAMS)[number], string> {
  const params = new URLSearchParams(query);
  const of = (name: string) => params.get(name) ?? '';
  return {
    view: 'list',
    lineType: of('lineType') || 'all',
    direction: of('direction'),
    startStationId: of('startStationId'),
    endStationId: of('endStationId'),
    all: of('all'),
    orderByColumn: of('orderByColumn'),
    isAsc: of('isAsc'),
  };
}
