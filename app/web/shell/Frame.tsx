import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStartExport } from '../../../features/documents/export/web/useStartExport.ts';
import { exportChanged, queryExportExcelRecode } from '../../../features/documents/export/wire.ts';
import { ORDER_ACCESS } from '../../../features/freight/booking/accessWire.ts';
import { ANY_ORDER_PATHS, OWN_ORDER_PATHS } from '../../../features/freight/booking/orderPaths.ts';
import { bookingsChanged, orderChanged } from '../../../features/freight/booking/topics.ts';
import { OWN_PATHS } from '../../../features/people/company/ownPaths.ts';
import { PEOPLE_LIST_PATH } from '../../../features/people/member/peoplePath.ts';
import { getInfo, userChanged } from '../../../features/people/session/wire.ts';
import * as config from '../../../features/portal/config/wire.ts';
import * as dict from '../../../features/portal/dict/wire.ts';
import { readHome } from '../../../features/portal/home/wire.ts';
import { countMenu, getRouters, type MenuNode } from '../../../features/portal/menu/wire.ts';
import { NoticeSlot } from '../../../features/portal/notice/web/banner/NoticeSlot.tsx';
import { useIdle } from '../../../platform/web/browser/useIdle.ts';
import { loadChunk } from '../../../platform/web/chunks/loadChunk.ts';
import { useCurrentUser } from '../../../platform/web/currentUser/currentUser.ts';
import { useTopicInvalidation } from '../../../platform/web/live/useTopicInvalidation.ts';
import { SlotFillings } from '../../../platform/web/slots/Fillings.tsx';
import { useLayout } from '../../../platform/web/theme/layout.ts';
import { ListExport } from '../../../platform/web/widgets/list/listExport.ts';
import { PreviewHost } from '../../../platform/web/widgets/preview/PreviewHost.tsx';
import { CARD_BREAKPOINT, MENU_BREAKPOINT, useNarrow } from '../../../platform/web/widgets/screen/useNarrow.ts';
import { hasPermission } from '../../../platform/wire/currentUser.ts';
import { featureFillings } from '../fillings.ts';
import { RESUME_STATE } from '../router/resume.ts';
import { Advertisement } from './advertisement/Advertisement.tsx';
import { Brand } from './Brand.tsx';
import { Content } from './Content.tsx';
import { useChatDisplay } from './chat/useChatDisplay.ts';
import { FrameContext } from './frameContext.ts';
import { Guide } from './guide/Guide.tsx';
import { shellPolicyOf } from './links/shellPolicy.ts';
import { findInMenu } from './menu/findInMenu.ts';
import type { MenuCounts } from './menu/menuCounts.ts';
import type { MenuGroup, MenuItem } from './menu/menuItems.ts';
import { GroupEntries, SideMenu } from './menu/SideMenu.tsx';
import { useMenuCounts } from './menu/useMenuCounts.ts';
import { SkipLink } from './SkipLink.tsx';
import type { MenuEntry } from './search/menuEntries.ts';
import styles from './shell.module.css';
import { useSideMenuOpen } from './sideMenuState.ts';
import { TabBar } from './tabs/TabBar.tsx';
import { addressOf } from './tabs/tabsState.ts';
import { useShellTexts } from './texts.ts';
import { TopBar } from './top/TopBar.tsx';
import { TopMenu } from './top/TopMenu.tsx';
import { useFrame } from './useFrame.ts';

function useTextSizeAttribute(): void {
  const { size } = useLayout();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.size = size;
    return () => {
      delete dataset.size;
    };
  }, [size]);
}

const DICT_READS = [dict.entriesOfType, dict.entriesOfTypes, dict.dictTypes.list, dict.dictEntries.list];
const CONFIG_READS = [config.configKey, config.readFrameSettings, config.configValues.list];
const pathsOf = (paths: Readonly<Record<string, string>>) => Object.values(paths).map((path) => ({ path }));
const OWN_ORDER_READS = [...pathsOf(OWN_ORDER_PATHS), readHome, countMenu];
const ALL_ORDER_READS = [...pathsOf(ANY_ORDER_PATHS), countMenu];
const EXPORT_READS = [queryExportExcelRecode];
const USER_READS = [getInfo, getRouters, readHome, ...pathsOf(OWN_PATHS), { path: PEOPLE_LIST_PATH }];

/** Topics and the reads that they invalidate; only reads on the screen are fetched. */
function useLiveInvalidation(): void {
  const currentUser = useCurrentUser();
  const { user, companyNo } = currentUser;
  const canOrder = hasPermission(currentUser, ORDER_ACCESS.own);
  const canOperate = hasPermission(currentUser, ORDER_ACCESS.any);
  useTopicInvalidation(dict.dictChanged, {}, DICT_READS);
  useTopicInvalidation(config.configChanged, {}, CONFIG_READS);
  useTopicInvalidation(userChanged, { accountId: String(user.userId) }, USER_READS);
  useTopicInvalidation(exportChanged, { accountId: String(user.userId) }, EXPORT_READS);
  useTopicInvalidation(orderChanged, canOrder && companyNo !== null ? { companyNo } : null, OWN_ORDER_READS);
  useTopicInvalidation(bookingsChanged, canOperate ? {} : null, ALL_ORDER_READS);
}

interface SideBarProps {
  id: string;
  items: readonly MenuItem[];
  counts: MenuCounts;
  group: MenuGroup | undefined;
  isOpen: boolean;
}

/** Favourites, the entries of one group of the top menu, last visited pages. */
function SideBar({ id, items, counts, group, isOpen }: SideBarProps) {
  const texts = useShellTexts();
  return (
    <nav id={id} className={styles.side} aria-label={texts.menu} data-guide="menu">
      <Brand isShort={!isOpen} />
      <div className={styles.menu}>
        <SideMenu items={items} counts={counts} isCollapsed={!isOpen} group={group}>
          {group && (
            <>
              {isOpen && <div className={styles.groupName}>{group.title}</div>}
              <GroupEntries key={group.key} group={group} counts={counts} isCollapsed={!isOpen} />
            </>
          )}
        </SideMenu>
      </div>
      {isOpen && <Advertisement />}
    </nav>
  );
}

/** Group in the side menu: the chosen one until a page of another group opens; at first that of the page, or the first. */
function useShownGroup(items: readonly MenuItem[], menuPathOf: (path: string) => string) {
  const { pathname, search } = useLocation();
  const current = findInMenu(items, menuPathOf(pathname), search)?.groups[0]?.key ?? null;
  const [state, setState] = useState({ current, chosen: current });
  if (current !== null && current !== state.current) setState({ current, chosen: current });
  const groups = items.filter((item) => item.kind === 'group');
  const group = groups.find(({ key }) => key === state.chosen) ?? groups[0];
  return [group, (chosen: string) => setState((now) => ({ ...now, chosen }))] as const;
}

const Floats = lazy(() => loadChunk(() => import('./floats/Floats.tsx')));
const MenuDrawer = lazy(() => loadChunk(() => import('./MenuDrawer.tsx')));
const SearchDialog = lazy(() => loadChunk(() => import('./search/SearchDialog.tsx')));

/** Side menu, top bar, tabs and content. */
export function Frame({ menu, noticeCount }: { menu: readonly MenuNode[]; noticeCount: number }) {
  const menuId = useId();
  const layout = useLayout();
  const isIdle = useIdle();
  const policy = shellPolicyOf(useCurrentUser());
  const chatShown = useChatDisplay();
  const isNarrow = useNarrow(MENU_BREAKPOINT);
  const isPhone = useNarrow(CARD_BREAKPOINT);
  const hasTabs = layout.hasTabs && !isPhone;
  const [isOpen, toggle] = useSideMenuOpen();
  const [isDrawerOpen, setDrawerOpen] = useState<boolean | null>(null);
  const [isSearching, setSearching] = useState(false);
  const search = useCallback(() => setSearching(true), []);
  const frame = useFrame(menu);
  const { items, pages, prefetch, menuPathOf, keptPageAt } = frame;
  const counts = useMenuCounts();
  const [group, showGroup] = useShownGroup(items, menuPathOf);
  const startExport = useStartExport();
  useTextSizeAttribute();
  useLiveInvalidation();
  const contextValue = useMemo(
    () => ({ pages, prefetch, menuPathOf, items, keptPageAt }),
    [pages, prefetch, menuPathOf, items, keptPageAt],
  );

  return (
    <FrameContext value={contextValue}>
      <div
        className={`${styles.frame} ${styles[layout.menu]}`}
        data-side={isOpen ? 'open' : 'collapsed'}
        data-tabs={hasTabs}
        data-fixed={layout.isHeaderFixed}
      >
        <SkipLink />
        {!isNarrow && <SideBar id={menuId} items={items} counts={counts} group={group} isOpen={isOpen} />}
        <header className={styles.top}>
          <TopBar
            isNarrow={isNarrow}
            isMenuOpen={isNarrow ? isDrawerOpen === true : isOpen}
            menuId={menuId}
            onMenu={isNarrow ? () => setDrawerOpen(true) : toggle}
            onSearch={search}
          >
            <TopMenu
              items={items}
              counts={counts}
              menuId={menuId}
              shownGroup={group?.key ?? null}
              onGroup={showGroup}
            />
          </TopBar>
          {hasTabs && <TabBar pages={pages} titleOf={frame.titleOf} nameOf={frame.tabNameOf} />}
        </header>
        <ListExport value={startExport}>
          <SlotFillings value={featureFillings}>
            <Content frame={frame} above={<NoticeSlot count={noticeCount} />} />
            <PreviewHost />
          </SlotFillings>
        </ListExport>
        {isIdle && <Guide />}
        <Suspense>
          {layout.hasFloats && <Floats chat={chatShown} hasService={policy.hasFloats} />}
          {isNarrow && isDrawerOpen !== null && (
            <MenuDrawer
              id={menuId}
              items={items}
              counts={counts}
              isOpen={isDrawerOpen}
              onClose={() => setDrawerOpen(false)}
            />
          )}
          {isSearching && <Search frame={frame} onClose={() => setSearching(false)} />}
        </Suspense>
      </div>
    </FrameContext>
  );
}

function Search({ frame, onClose }: { frame: ReturnType<typeof useFrame>; onClose: () => void }) {
  const navigate = useNavigate();
  const openEntry = useOpenMenuEntry(frame);
  return (
    <SearchDialog items={frame.items} onChoose={openEntry} onFound={(path) => void navigate(path)} onClose={onClose} />
  );
}

/** Opens a menu entry: its open tab, its page, or a new window for an external address. */
function useOpenMenuEntry({ pages }: ReturnType<typeof useFrame>): (entry: MenuEntry) => void {
  const navigate = useNavigate();
  return ({ item }) => {
    if (item.kind === 'link') {
      window.open(item.href, '_blank', 'noopener');
      return;
    }
    const open = pages.visits.all.find((visit) => visit.path === item.key && visit.lastView > 0);
    void (open ? navigate(addressOf(open), { state: RESUME_STATE }) : navigate(item.key));
  };
}
