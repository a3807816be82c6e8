import type { MenuEntry } from '../../../../platform/server/feature.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { PLATFORM_COMPANY_NO } from '../../../people/account/platformCompany.ts';
import { en, ru, zh } from '../texts/groups.ts';

type GroupKey = keyof typeof zh;

interface GroupPlace {
  /** the group a heading stands in */
  group?: GroupKey;
  icon?: string;
  isShown?: (user: CurrentUser) => boolean;
}

// an administrator holds every permission, and yet books no space and drives no truck
const ofCompanies = ({ companyNo }: CurrentUser) => companyNo !== PLATFORM_COMPANY_NO;
const seesMoney = ({ hidesMoney }: CurrentUser) => !hidesMoney;

/** Groups of the menu, the most used first, and the headings within them. */
const PLACES: readonly (readonly [GroupKey, GroupPlace])[] = [
  ['space', { icon: 'container', isShown: ofCompanies }],
  ['bookings', { icon: 'container' }],
  ['jobs', { icon: 'tool', isShown: ofCompanies }],
  ['prices', { icon: 'price', isShown: ofCompanies }],
  ['fleet', { icon: 'truck', isShown: ofCompanies }],
  ['trains', { icon: 'train' }],
  ['network', { group: 'trains' }],
  ['papers', { icon: 'file', isShown: ofCompanies }],
  ['documents', { icon: 'file' }],
  ['ownMoney', { icon: 'money', isShown: (user) => ofCompanies(user) && seesMoney(user) }],
  ['money', { icon: 'money', isShown: seesMoney }],
  ['receivable', { group: 'money' }],
  ['payable', { group: 'money' }],
  ['books', { group: 'money' }],
  ['rules', { group: 'money' }],
  ['customers', { icon: 'company' }],
  ['agreements', { group: 'customers' }],
  ['services', { icon: 'tool' }],
  ['communication', { icon: 'message' }],
  ['ownCompany', { icon: 'company', isShown: ofCompanies }],
  ['system', { icon: 'system' }],
];

/** Room before the groups for pages that stand in none. */
const FIRST_ORDER = 20;

function groupEntry([key, { group, icon = '#', isShown }]: (typeof PLACES)[number], index: number): MenuEntry {
  return {
    key,
    title: { zh: zh[key], en: en[key], ru: ru[key] },
    path: group === undefined ? `/${key}` : key,
    component: group === undefined ? 'Layout' : 'ParentView',
    icon,
    order: FIRST_ORDER + index,
    ...(group !== undefined && { group }),
    ...(isShown !== undefined && { isShown }),
  };
}

const ENTRIES = PLACES.map(groupEntry);

/** Of the top menu. */
export const GROUPS: readonly MenuEntry[] = ENTRIES.filter(({ group }) => group === undefined);
/** Within a group. */
export const HEADINGS: readonly MenuEntry[] = ENTRIES.filter(({ group }) => group !== undefined);
