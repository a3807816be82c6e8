import { slot } from './slot.ts';

/**
 * Sections of the account centre (`/user/index?section=<name>`), one shown at a time; in the platform, so that features
 * of every rank may fill it. They stand in groups by their order.
 */
export const accountSections = slot<object>();

/** Groups of sections, each from an order on. */
export const ACCOUNT_GROUPS = [
  { name: 'person', from: 10 },
  { name: 'company', from: 20 },
  { name: 'agreements', from: 50 },
  { name: 'data', from: 80 },
] as const;
type AccountGroup = (typeof ACCOUNT_GROUPS)[number]['name'];

/** Group of a section by its order. */
export function accountGroupOf(order: number): AccountGroup {
  return ACCOUNT_GROUPS.findLast(({ from }) => order >= from)?.name ?? 'person';
}
