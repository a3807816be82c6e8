import LeftOutlined from '@ant-design/icons/LeftOutlined';
import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
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
import { Floats } from './floats/Floats.tsx';
import { FrameContext } from './frameContext.ts';
import { Guide } from './guide/Guide.tsx';
import { shellPolicyOf } from './links/shellPolicy.ts';
import type { MenuItem } from './menu/menuItems.ts';
import { SideMenu } from './menu/SideMenu.tsx';
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
  /** key of the shown group; null: all */
  loadedGroup: string | null;
  isOpen: boolean;
  onShowAll: () => void;
}

/** The whole menu, or one group of the top menu with a way back. */
function SideBar({ id, items, loadedGroup, isOpen, onShowAll }: SideBarProps) {
  const texts = useShellTexts();
  const group = items.find((item) => item.kind === 'group' && item.key === loadedGroup);
  const shown = group?.kind === 'group' ? group.items : items;
  return (
    <nav id={id} className={styles.side} aria-label={texts.menu} data-guide="menu">
      <Brand isShort={!isOpen} />
      {group && (
        <button type="button" className={styles.allMenus} title={texts.allMenus} onClick={onShowAll}>
          <LeftOutlined />
          {isOpen && <span>{group.title}</span>}
          <span className="visually-hidden">{texts.allMenus}</span>
        </button>
      )}
      <div className={styles.menu} data-wraps={isOpen}>
        <SideMenu key={group?.key ?? ''} items={shown} isCollapsed={!isOpen} />
      </div>
      {isOpen && <Advertisement />}
    </nav>
  );
}

const MenuDrawer = lazy(() => loadChunk(() => import('./MenuDrawer.tsx')));
const SearchDialog = lazy(() => loadChunk(() => import('./search/SearchDialog.tsx')));

/** Side menu, top bar, tabs, content and floating buttons. */
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
  const [loadedGroup, setLoaded] = useState<string | null>(null);
  const [isSearching, setSearching] = useState(false);
  const search = useCallback(() => setSearching(true), []);
  const frame = useFrame(menu);
  const { items, pages, prefetch, menuPathOf } = frame;
  const startExport = useStartExport();
  useTextSizeAttribute();
  useLiveInvalidation();
  const contextValue = useMemo(() => ({ pages, prefetch: prefetch, menuPathOf }), [pages, prefetch, menuPathOf]);

  const loadGroup = (key: string) => {
    setLoaded(key);
    if (!isOpen) toggle();
  };

  return (
    <FrameContext value={contextValue}>
      <div
        className={`${styles.frame} ${styles[layout.menu]}`}
        data-side={isOpen ? 'open' : 'collapsed'}
        data-tabs={hasTabs}
        data-fixed={layout.isHeaderFixed}
      >
        <SkipLink />
        {!isNarrow && (
          <SideBar
            id={menuId}
            items={items}
            loadedGroup={loadedGroup}
            isOpen={isOpen}
            onShowAll={() => setLoaded(null)}
          />
        )}
        <header className={styles.top}>
          <TopBar
            isNarrow={isNarrow}
            isMenuOpen={isNarrow ? isDrawerOpen === true : isOpen}
            menuId={menuId}
            onMenu={isNarrow ? () => setDrawerOpen(true) : toggle}
            onSearch={search}
          >
            <TopMenu items={items} menuId={menuId} loadedGroup={loadedGroup} onLoad={loadGroup} />
          </TopBar>
          {hasTabs && <TabBar pages={pages} titleOf={frame.titleOf} nameOf={frame.tabNameOf} />}
        </header>
        <ListExport value={startExport}>
          <SlotFillings value={featureFillings}>
            <Content frame={frame} above={<NoticeSlot count={noticeCount} />} />
            <PreviewHost />
          </SlotFillings>
        </ListExport>
        <Floats chat={chatShown} hasService={policy.hasFloats} />
        {isIdle && <Guide />}
        <Suspense>
          {isNarrow && isDrawerOpen !== null && (
            <MenuDrawer id={menuId} items={items} isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
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
    void (open ? navigate(addressOf(open), { state: RESUME_STATE }) : navigate(item.to));
  };
}
