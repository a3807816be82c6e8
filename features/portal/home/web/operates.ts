import type { CurrentUserInfo } from '../../../../platform/web/currentUser/currentUser.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { ORDER_ACCESS } from '../../../freight/booking/accessWire.ts';
import { SERVICE_ACCESS } from '../../../suppliers/service/accessWire.ts';

/** Whose first page shows the load of the trains, instead of own orders. */
export const operates = (user: CurrentUserInfo) => hasPermission(user, ORDER_ACCESS.any);

/** Carries out services for others. */
export const isSupplier = (user: CurrentUserInfo) => !operates(user) && hasPermission(user, SERVICE_ACCESS.job);

/** Works for the platform, with or without a right over bookings. */
export const isStaff = (user: CurrentUserInfo) =>
  operates(user) || user.permissions.some((code) => code.startsWith('operation:'));
