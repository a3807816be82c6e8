import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RESUME } from '../../router/resume.ts';
import { useShellTexts } from '../texts.ts';
import { isPinned } from './closeTabs.ts';
import styles from './tabs.module.css';
import type { OpenPages } from './useVisits.ts';
import { addressOf, type Visit } from './visits.ts';

const MIDDLE = 1;

interface TabProps {
  visit: Visit;
  title: string;
  isActive: boolean;
  icon: ReactNode;
  pages: OpenPages;
}

export function Tab({ visit, title, isActive, icon, pages }: TabProps) {
  const texts = useShellTexts();
  const mayClose = !isPinned(visit);
  const close = () => pages.close(visit.path, 'current');
  return (
    <li
      data-path={visit.path}
      data-active={isActive}
      className={styles.tab}
      onAuxClick={(event) => {
        if (event.button !== MIDDLE || !mayClose) return;
        event.preventDefault();
        close();
      }}
    >
      <Link
        to={addressOf(visit)}
        state={RESUME}
        replace={isActive}
        aria-current={isActive ? 'page' : undefined}
        title={title}
        draggable={false}
      >
        {title}
      </Link>
      {mayClose && (
        <button type="button" tabIndex={-1} aria-label={texts.tabs.close({ title })} onClick={close}>
          {icon}
        </button>
      )}
    </li>
  );
}
