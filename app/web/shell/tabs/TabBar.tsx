import CloseOutlined from '@ant-design/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import { Dropdown, type MenuProps } from 'antd';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useShellTexts } from '../texts.ts';
import { CLOSE_SCOPES, type CloseScope, isPinned, tabsToClose } from './closeTabs.ts';
import { Tab } from './Tab.tsx';
import styles from './tabs.module.css';
import { isListed, type OpenTab } from './tabsState.ts';
import type { OpenTabs } from './useOpenTabs.ts';

/** Vertical wheel scrolls an overflowing row sideways. */
function useHorizontalWheel(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    const onWheel = (event: WheelEvent) => {
      if (element === null || event.deltaX !== 0 || element.scrollWidth <= element.clientWidth) return;
      // keep the page from scrolling
      event.preventDefault();
      element.scrollLeft += event.deltaY;
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [row]);
}

interface TabMenuTexts {
  refresh: string;
  closing: Record<CloseScope, string>;
}

function tabMenu(pages: OpenTabs, visit: OpenTab, texts: TabMenuTexts): NonNullable<MenuProps['items']> {
  return [
    { key: 'refresh', label: texts.refresh, onClick: () => pages.refresh(visit) },
    { type: 'divider' },
    ...CLOSE_SCOPES.map((closing) => ({
      key: closing,
      label: texts.closing[closing],
      disabled: tabsToClose(pages.visits, visit.path, closing).length === 0,
      onClick: () => pages.close(visit.path, closing),
    })),
  ];
}

interface TabBarProps {
  pages: OpenTabs;
  /** empty while unknown */
  titleOf: (path: string) => string;
  /** what the tab shows: its content, else its title */
  nameOf: (tab: OpenTab) => string;
}

/** A tab named by its content says on hovering which page it is. */
const hintOf = (title: string, name: string) => [title, name].filter((part) => part !== '').join(' · ');

/** Path of an event's tab. */
const pathOf = (target: EventTarget) =>
  target instanceof Element ? (target.closest('[data-path]')?.getAttribute('data-path') ?? null) : null;

interface ContextMenu {
  /** of the tab */
  path: string;
  /** in the bar */
  place: CSSProperties;
  isOpen: boolean;
}

const NO_MENU: ContextMenu = { path: '', place: {}, isOpen: false };

/** Where an event points to, within an element. */
function placeIn(element: Element, { clientX, clientY }: MouseEvent): CSSProperties {
  const { left, top } = element.getBoundingClientRect();
  return { left: clientX - left, top: clientY - top };
}

/**
 * Open tabs (portal 2.5). Arrow keys move, Delete closes; the context menu and the button at the end hold the
 * other actions.
 */
export function TabBar({ pages, titleOf, nameOf }: TabBarProps) {
  const texts = useShellTexts();
  const { visits } = pages;
  const tabs = visits.all.filter(isListed);
  const [menu, setMenu] = useState(NO_MENU);
  const list = useRef<HTMLUListElement>(null);
  useHorizontalWheel(list);
  const menuTab = tabs.find((visit) => visit.path === menu.path);
  const activeTab = tabs.find((visit) => visit.path === visits.active);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab shown comes into view when it changes, and when its title comes
  useEffect(() => {
    list.current
      ?.querySelector('[aria-current="page"]')
      ?.closest('li')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [visits.active, titleOf(visits.active)]);

  const onKeyDown = (event: KeyboardEvent) => {
    const path = pathOf(event.target);
    if (path === null) return;
    if (event.key === 'Delete' && !isPinned({ path })) {
      event.preventDefault();
      pages.close(path, 'current');
      setMenu(NO_MENU);
      focusTab(list.current, tabs[Math.max(0, tabs.findIndex((tab) => tab.path === path) - 1)]?.path);
    }
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    focusTab(list.current, tabs[tabs.findIndex((tab) => tab.path === path) + step]?.path);
  };

  const onContextMenu = (event: MouseEvent) => {
    const path = pathOf(event.target);
    if (path === null) return;
    event.preventDefault();
    setMenu({ path, place: placeIn(event.currentTarget, event), isOpen: true });
  };

  return (
    <nav className={styles.bar} aria-label={texts.tabs.label} data-guide="tabs" onContextMenu={onContextMenu}>
      <ul ref={list} onKeyDown={onKeyDown}>
        {tabs.map((visit) => (
          <Tab
            key={visit.path}
            visit={visit}
            title={nameOf(visit) || texts.tabs.untitled}
            hint={hintOf(titleOf(visit.path), visit.name)}
            isActive={visit.path === visits.active}
            icon={<CloseOutlined />}
            pages={pages}
          />
        ))}
      </ul>
      {/* not the trigger contextMenu: it closes at every scroll, also when the page returns to where it was left */}
      <Dropdown
        trigger={['click']}
        open={menu.isOpen && menuTab !== undefined}
        onOpenChange={(isOpen) => setMenu((now) => ({ ...now, isOpen }))}
        menu={{ items: menuTab ? tabMenu(pages, menuTab, texts.tabs) : [] }}
      >
        <span className={styles.menuPlace} style={menu.place} />
      </Dropdown>
      {activeTab && (
        <Dropdown trigger={['click']} placement="bottomRight" menu={{ items: tabMenu(pages, activeTab, texts.tabs) }}>
          <button
            type="button"
            className={styles.more}
            aria-haspopup="menu"
            aria-label={texts.tabs.actions}
            title={texts.tabs.actions}
          >
            <DownOutlined />
          </button>
        </Dropdown>
      )}
    </nav>
  );
}

function focusTab(list: HTMLElement | null, path: string | undefined): void {
  if (path === undefined) return;
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
  tabs
    .find((tab) => tab.dataset.path === path)
    ?.querySelector('a')
    ?.focus();
}
