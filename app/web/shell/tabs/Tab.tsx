import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RESUME_STATE } from '../../router/resume.ts';
import { useShellTexts } from '../texts.ts';
import { isPinned } from './closeTabs.ts';
import styles from './tabs.module.css';
import { addressOf, type OpenTab } from './tabsState.ts';
import type { OpenTabs } from './useOpenTabs.ts';

const MIDDLE = 1;

interface TabProps {
  visit: OpenTab;
  title: string;
  hint: string;
  isActive: boolean;
  icon: ReactNode;
  pages: OpenTabs;
}

export function Tab({ visit, title, hint, isActive, icon, pages }: TabProps) {
  const texts = useShellTexts();
  const canClose = !isPinned(visit);
  const close = () => pages.close(visit.path, 'current');
  return (
    <li
      data-path={visit.path}
      data-active={isActive}
      className={styles.tab}
      onAuxClick={(event) => {
        if (event.button !== MIDDLE || !canClose) return;
        event.preventDefault();
        close();
      }}
    >
      <Link
        to={addressOf(visit)}
        state={RESUME_STATE}
        replace={isActive}
        aria-current={isActive ? 'page' : undefined}
        title={hint || title}
        draggable={false}
      >
        {title}
      </Link>
      {canClose && (
        <button type="button" tabIndex={-1} aria-label={texts.tabs.close({ title })} onClick={close}>
          {icon}
        </button>
      )}
    </li>
  );
}
