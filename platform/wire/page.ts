import type { Guarded } from './records.ts';

/** Place in the menu; without a group at the top. */
export interface MenuPlace {
  group?: string;
  icon: string;
  order: number;
}

interface Declared {
  /** unique over all features; also the name of the menu entry and its component */
  name: string;
  path: `/${string}`;
  /** menu path of the parent page, where the own path is not below it */
  parentPath?: string;
  /** its permission opens the page; absent: open to signed-in users */
  call?: Guarded;
  menu?: MenuPlace;
}

/** Declares a page in a feature's `pages.ts`, as plain data for menu (server) and route (browser). */
export function page<const Given extends Declared>({ call, ...same }: Given) {
  return { ...same, permission: call?.access.kind === 'permission' ? call.access.code : undefined };
}
