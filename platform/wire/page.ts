import type { Guarded } from './records.ts';

/** Place in the menu; without a group at the top. */
export interface MenuPlace {
  /** name of the entry on the wire; default: that of the page */
  key?: string;
  /** a group of the menu, or a heading within one */
  group?: string;
  icon: string;
  order: number;
  /** its permission shows the entry of a page that is open to signed-in users */
  call?: Guarded;
}

interface Declared {
  /** unique over all features; also the name of the menu entry and its component */
  name: string;
  path: `/${string}`;
  /** where the own path is not below it */
  parent?: { readonly path: string };
  /** its permission opens the page; absent: open to signed-in users */
  call?: Guarded;
  menu?: MenuPlace;
  /** `shell` (default): in the portal frame; `bare`: whole window, no antd; `either`: framed for signed-in users */
  frame?: 'shell' | 'bare' | 'either';
  /** reachable without a session (portal 2.1) */
  isPublic?: boolean;
  /** needs no query cache; bare pages only */
  isLight?: boolean;
}

/** Code that a call asks for; none where it is open to signed-in users. */
export function permissionOf(call: Guarded | undefined): string | undefined {
  return call?.access.kind === 'permission' ? call.access.code : undefined;
}

/** Declares a page in a feature's `pages.ts`, as plain data for menu (server) and route (browser). */
export function page<const Given extends Declared>({ call, parent, ...same }: Given) {
  return { ...same, permission: permissionOf(call), parentPath: parent?.path };
}
