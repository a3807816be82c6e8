import { useHref } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { noticeTarget } from '../../noticeUrl.ts';
import type { Notice } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './banner.module.css';
import { markNoticesRead, openNotice } from './noticeStore.ts';

/** Null for a notice read in a dialog. */
export function useNoticeAddress({ noticeUrl }: Pick<Notice, 'noticeUrl'>): string | null {
  const target = noticeTarget(noticeUrl);
  const inApp = useHref(target?.kind === 'page' ? target.path : '/');
  if (target === null) return null;
  return target.kind === 'page' ? inApp : target.address;
}

interface NoticeLinkProps {
  notice: Notice;
  /** decorative copy in the second row */
  isCopy: boolean;
}

/** Opens its address in a new tab, or its content (portal 2.7). */
export function NoticeLink({ notice, isCopy }: NoticeLinkProps) {
  const { banner } = useTexts();
  const format = useFormat();
  const address = useNoticeAddress(notice);
  const tabIndex = isCopy ? -1 : undefined;
  const content = (
    <>
      <span className={styles.title}>{notice.noticeTitle}</span>
      <time className={styles.time}>{format.date(notice.beginTime)}</time>
    </>
  );
  if (address === null) {
    return (
      <button
        type="button"
        className={styles.notice}
        tabIndex={tabIndex}
        title={banner.open({ title: notice.noticeTitle })}
        onClick={() => openNotice(notice)}
      >
        {content}
      </button>
    );
  }
  return (
    <a
      className={styles.notice}
      tabIndex={tabIndex}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => markNoticesRead([notice])}
    >
      {content}
      <span className="visually-hidden">{banner.newTab}</span>
    </a>
  );
}
