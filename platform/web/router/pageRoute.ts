import type { ComponentType } from 'react';

/** A page of a feature and the address it lives at. Each page is a chunk of its own. */
export interface PageRoute {
  /** below the app's base: `/bookingDetail/:orderBigNo/:type` */
  path: string;
  /** component name by which the server's menu names the page */
  name: string;
  /**
   * `shell`: inside the portal's frame; `bare`: the whole window, without the component kit unless the page
   * brings it; `either`: in the frame for people who are signed in, bare for strangers
   */
  frame: 'shell' | 'bare' | 'either';
  /** reachable without a session (portal 2.1) */
  isPublic?: boolean;
  /** makes its calls without useRead and useWrite, so the query cache is not fetched for it; bare pages only */
  isLight?: boolean;
  /** path of the menu's page that it is opened from, where its own address does not lie below that */
  below?: string;
  /** who may open it; others are led to /401. Absent: everybody who gets as far as its frame */
  permission?: string;
  load: () => Promise<{ default: ComponentType }>;
}
