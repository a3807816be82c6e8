import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { type KeptPage, useKeptPages } from '../kept/keptPages.ts';
import { useShellTexts } from '../texts.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { MenuLink } from './MenuLink.tsx';
import styles from './menu.module.css';
import { countWithin, type MenuCounts, menuCountText } from './menuCounts.ts';
import { leavesOf, type MenuGroup, type MenuItem, type MenuLeaf, sectionsOf } from './menuItems.ts';
import { useCurrent } from './useCurrent.ts';

interface SideMenuProps {
  /** the whole menu, from which favourites and last visited pages take their titles */
  items: readonly MenuItem[];
  counts: MenuCounts;
  isCollapsed: boolean;
  /** the group among the children: its entries are not repeated below */
  group: MenuGroup | undefined;
  /** entries between the favourites and the visited pages */
  children: ReactNode;
  /** also after choosing the current page */
  onChosen?: () => void;
}

/** Favourites, entries, last visited pages. Collapsed: icons of the menu's entries alone. */
export function SideMenu({ items, counts, isCollapsed, group, children, onChosen }: SideMenuProps) {
  const texts = useShellTexts();
  const { userId } = useCurrentUser().user;
  const { pathname, search } = useLocation();
  const { favourites, visited } = useKeptPages(userId);
  const above = [
    pathname + search,
    ...favourites.map(({ address }) => address),
    ...leavesOf(group?.items ?? []).map(({ key }) => key),
  ];
  const others = visited.filter(({ address }) => !above.includes(address)).slice(0, MAX_SHOWN);
  return (
    <>
      {favourites.length > 0 && (
        <Section heading={texts.favourites} isCollapsed={isCollapsed}>
          {favourites.map((page) => (
            <KeptEntry key={page.address} page={page} {...{ items, counts, isCollapsed, onChosen }} />
          ))}
        </Section>
      )}
      {children}
      {others.length > 0 && !isCollapsed && (
        <Section heading={texts.lastVisited} isCollapsed={false}>
          {others.map((page) => (
            <KeptEntry key={page.address} page={page} {...{ items, counts, isCollapsed, onChosen }} />
          ))}
        </Section>
      )}
    </>
  );
}

const MAX_SHOWN = 5;

type EntryContext = Pick<SideMenuProps, 'counts' | 'isCollapsed' | 'onChosen'>;

/** The entries of a group under its headings. */
export function GroupEntries({ group, ...context }: { group: MenuGroup } & EntryContext) {
  return sectionsOf(group).map(({ key, heading, entries }) => (
    <Section key={key} heading={heading} isCollapsed={context.isCollapsed}>
      {entries.map((item) => (
        <Entry key={item.key} item={item} {...context} />
      ))}
    </Section>
  ));
}

interface SectionProps {
  heading: string | null;
  isCollapsed: boolean;
  children: ReactNode;
}

function Section({ heading, isCollapsed, children }: SectionProps) {
  const id = useId();
  return (
    <div className={styles.section}>
      {heading !== null && (
        <div id={id} className={isCollapsed ? 'visually-hidden' : styles.heading}>
          {heading}
        </div>
      )}
      <ul className={styles.entries} aria-labelledby={heading === null ? undefined : id}>
        {children}
      </ul>
    </div>
  );
}

function Entry({ item, counts, isCollapsed, onChosen }: { item: MenuLeaf } & EntryContext) {
  const isCurrent = useCurrent([item]) !== null;
  return (
    <li>
      <MenuLink
        item={item}
        className={styles.entry}
        title={item.title}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChosen}
      >
        <EntryFace title={item.title} icon={item.icon} count={countWithin(item, counts)} isCollapsed={isCollapsed} />
      </MenuLink>
    </li>
  );
}

interface KeptEntryProps extends EntryContext {
  page: KeptPage;
  items: readonly MenuItem[];
}

/** A kept page: by the menu's name where it stands there, else as it called itself. */
function KeptEntry({ page: { address, title }, items, ...context }: KeptEntryProps) {
  const inMenu = leavesOf(items).find(({ kind, key }) => kind === 'page' && key === address);
  if (inMenu) return <Entry item={inMenu} {...context} />;
  return (
    <li>
      <Link to={address} className={styles.entry} title={title} onClick={context.onChosen}>
        <EntryFace title={title} icon="page" count={0} isCollapsed={context.isCollapsed} />
      </Link>
    </li>
  );
}

interface EntryFaceProps {
  title: string;
  icon: string;
  count: number;
  isCollapsed: boolean;
}

function EntryFace({ title, icon, count, isCollapsed }: EntryFaceProps) {
  return (
    <>
      {isCollapsed && <MenuIcon name={icon} />}
      <span className={isCollapsed ? 'visually-hidden' : styles.title}>{title}</span>
      <WaitingMark count={count} />
    </>
  );
}

/** How many wait behind an entry or a group. */
export function WaitingMark({ count }: { count: number }) {
  const texts = useShellTexts();
  if (count === 0) return null;
  return (
    <>
      <span className={styles.count} aria-hidden="true" data-count={menuCountText(count)} />
      <span className="visually-hidden"> ({texts.waiting({ count: menuCountText(count) })})</span>
    </>
  );
}
