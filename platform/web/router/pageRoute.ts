import type { ComponentType } from 'react';
import type { Admission } from '../../wire/currentUser.ts';
import type { Slot } from '../slots/slot.ts';

/** Without the permission or role it asks for: /401. */
export interface PageRoute extends Admission {
  /** below the app's base: `/bookingDetail/:orderBigNo/:type` */
  path: string;
  /** component name in the server's menu */
  name: string;
  /** as `page` declares it */
  frame: 'shell' | 'bare' | 'either';
  isPublic?: boolean;
  isLight?: boolean;
  /** menu path of the parent page, where the own path is not below it */
  parentPath?: string;
  /** parameters of the path that are numbers; other values → /404 */
  digits?: readonly string[];
  /** places that features fill, loaded along with the page */
  slots?: readonly Pick<Slot<never>, 'holds'>[];
  load: () => Promise<{ default: ComponentType }>;
}
