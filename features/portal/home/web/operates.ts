import type { CurrentUserInfo } from '../../../../platform/web/currentUser/currentUser.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { ORDER_ACCESS } from '../../../freight/booking/accessWire.ts';

/** Whose first page shows the load of the trains, instead of own orders. */
export const operates = (user: CurrentUserInfo) => hasPermission(user, ORDER_ACCESS.any);
