import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import styles from './page.module.css';
import { TitleLead } from './titleLead.ts';
import { TitleLine } from './titleLine.tsx';

/** Heading and window title; `back`: path of the parent page, `extra`: buttons. */
export function PageHeader(props: { title: string; subtitle?: ReactNode; extra?: ReactNode; back?: string }) {
  const { action } = usePlatformTexts();
  const lead = useContext(TitleLead);
  const line = useContext(TitleLine);
  usePageTitle(props.title);
  return (
    <header className={styles.header}>
      {lead !== null && <div className={styles.lead}>{lead}</div>}
      {props.back !== undefined && (
        <Link to={props.back} className={styles.back} aria-label={action.back} title={action.back}>
          <ArrowLeftOutlined />
        </Link>
      )}
      <div className={styles.heading}>
        <h1 className={styles.title}>{props.title}</h1>
        {props.subtitle !== undefined && <div className={styles.subtitle}>{props.subtitle}</div>}
      </div>
      {line && <div ref={(place) => (place ? line.offerPlace(place) : undefined)} data-title-tools />}
      {props.extra !== undefined && <div className={styles.extra}>{props.extra}</div>}
    </header>
  );
}
