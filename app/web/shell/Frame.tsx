import { lazy, Suspense, useCallback, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { ContainerTool } from '../../../features/booking/web/detail/containers/containerTool.ts';
import { useStartExport } from '../../../features/export/web/useStartExport.ts';
import type { MenuNode } from '../../../features/menu/wire.ts';
import { NoticePlace } from '../../../features/notice/web/banner/NoticePlace.tsx';
import { useAtRest } from '../../../platform/web/browser/useAtRest.ts';
import { loadChunk } from '../../../platform/web/router/loadChunk.ts';
import { useLayout } from '../../../platform/web/theme/layout.ts';
import { useWho } from '../../../platform/web/who/who.ts';
import { ListExport } from '../../../platform/web/widgets/list/listExport.ts';
import {
  CARD_BREAKPOINT,
  MENU_BREAKPOINT,
  useNarrow,
} from '../../../platform/web/widgets/screen/useNarrow.ts';
import { RESUME } from '../router/resume.ts';
import { Content } from './Content.tsx';
import { ChatButton } from './chat/ChatButton.tsx';
import { useChatShown, useChats } from './chat/useChatAllowed.ts';
import { Floats } from './floats/Floats.tsx';
import { FrameContext } from './frameContext.ts';
import { Guide } from './guide/Guide.tsx';
import { seesOf } from './links/sees.ts';
import { SideBar } from './SideBar.tsx';
import { SkipLink } from './SkipLink.tsx';
import type { MenuEntry } from './search/menuEntries.ts';
import styles from './shell.module.css';
import { useSideOpen } from './sideState.ts';
import { TabBar } from './tabs/TabBar.tsx';
import { addressOf } from './tabs/visits.ts';
import { TopBar } from './top/TopBar.tsx';
import { TopMenu } from './top/TopMenu.tsx';
import { useFrame } from './useFrame.ts';
import { useLayoutOnPage } from './useLayoutOnPage.ts';
import { useLiveReads } from './useLiveReads.ts';

const MenuDrawer = lazy(() => loadChunk(() => import('./MenuDrawer.tsx')));
const SearchDialog = lazy(() => loadChunk(() => import('./search/SearchDialog.tsx')));

/** Side menu, top bar, tabs, content and floating buttons. */
export function Frame({ menu, noticeCount }: { menu: readonly MenuNode[]; noticeCount: number }) {
  const menuId = useId();
  const layout = useLayout();
  const isAtRest = useAtRest();
  const sees = seesOf(useWho());
  const chats = useChats();
  const chatShown = useChatShown();
  const isNarrow = useNarrow(MENU_BREAKPOINT);
  const isPhone = useNarrow(CARD_BREAKPOINT);
  const hasTabs = layout.hasTabs && !isPhone;
  const [isOpen, toggle] = useSideOpen();
  const [isDrawn, setDrawn] = useState<boolean | null>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  const [isSearching, setSearching] = useState(false);
  const search = useCallback(() => setSearching(true), []);
  const frame = useFrame(menu);
  const { items, pages, begin, menuPathOf } = frame;
  const goTo = useGoTo(frame);
  const startExport = useStartExport();
  useLayoutOnPage();
  useLiveReads();
  const share = useMemo(() => ({ pages, fetchAhead: begin, menuPathOf }), [pages, begin, menuPathOf]);

  const load = (key: string) => {
    setLoaded(key);
    if (!isOpen) toggle();
  };

  return (
    <FrameContext value={share}>
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
            loaded={loaded}
            isOpen={isOpen}
            onShowAll={() => setLoaded(null)}
          />
        )}
        <header className={styles.top}>
          <TopBar
            isNarrow={isNarrow}
            isMenuOpen={isNarrow ? isDrawn === true : isOpen}
            menuId={menuId}
            onMenu={isNarrow ? () => setDrawn(true) : toggle}
            onSearch={search}
          >
            <TopMenu items={items} menuId={menuId} loaded={loaded} onLoad={load} />
          </TopBar>
          {hasTabs && <TabBar pages={pages} titleOf={frame.titleOf} />}
        </header>
        <ListExport value={startExport}>
          <ContainerTool value={chats ? ChatButton : null}>
            <Content frame={frame} above={<NoticePlace count={noticeCount} />} />
          </ContainerTool>
        </ListExport>
        <Floats chat={chatShown} hasService={sees.hasFloats} />
        {isAtRest && <Guide />}
        <Suspense>
          {isNarrow && isDrawn !== null && (
            <MenuDrawer id={menuId} items={items} isOpen={isDrawn} onClose={() => setDrawn(false)} />
          )}
          {isSearching && <SearchDialog items={items} onChoose={goTo} onClose={() => setSearching(false)} />}
        </Suspense>
      </div>
    </FrameContext>
  );
}

/** Opens a menu entry: its open tab, its page, or a new window for an external address. */
function useGoTo({ pages }: ReturnType<typeof useFrame>): (entry: MenuEntry) => void {
  const navigate = useNavigate();
  return ({ item }) => {
    if (item.kind === 'link') {
      window.open(item.href, '_blank', 'noopener');
      return;
    }
    const open = pages.visits.all.find((visit) => visit.path === item.key && visit.seen > 0);
    void (open ? navigate(addressOf(open), { state: RESUME }) : navigate(item.to));
  };
}
