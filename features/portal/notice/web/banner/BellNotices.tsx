import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { queryNoticeList } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './banner.module.css';
import { NoticeLink } from './NoticeLink.tsx';
import { useNoticeStore } from './noticeStore.ts';

/** Notices of these days in the bell, also those that were read. */
export default function BellNotices({ onLeave }: { onLeave: () => void }) {
  const { banner } = useTexts();
  const { data: notices = [] } = useRead(queryNoticeList, { withContent: '0' });
  const read = useNoticeStore((store) => store.read);
  if (notices.length === 0) return null;
  return (
    <section className={styles.inBell} aria-label={banner.label}>
      <h2>{banner.label}</h2>
      <ul>
        {notices.map((notice) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the link within is pressed, this follows
          <li key={notice.id} data-read={read.includes(notice.id)} onClick={onLeave}>
            <NoticeLink notice={notice} isCopy={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
