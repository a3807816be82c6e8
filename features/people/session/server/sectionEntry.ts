import type { MenuEntry } from '../../../../platform/server/feature.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { type TextsByLanguage, textIn } from '../../../../platform/wire/language.ts';
import { accountPage } from '../pages.ts';

interface SectionPlace extends Pick<MenuEntry, 'icon' | 'order' | 'permission' | 'isShown'> {
  /** name of the section, also of the entry */
  section: string;
}

const isCustomer = ({ roles }: CurrentUser) => roles.includes('customer') || roles.includes('special');

/** Menu entry of customers that opens one section of the account centre. */
export function sectionEntry<Texts>(
  { section, isShown = () => true, ...place }: SectionPlace,
  texts: TextsByLanguage<Texts>,
  titleIn: (texts: Texts) => string,
): MenuEntry {
  return {
    key: `own.${section}`,
    group: 'ownCompany',
    title: textIn(texts, titleIn),
    path: `${accountPage.path}?section=${section}`,
    component: accountPage.name,
    isShown: (user) => isCustomer(user) && isShown(user),
    ...place,
  };
}
