import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Modal, Spin } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { isBlankRichText } from '../../../../libs/richText/richTextBlank.ts';
import { useFormat } from '../../../../platform/web/language/format.ts';
import type { CallError } from '../../../../platform/web/request/callError.ts';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { RichTextView } from '../../../../platform/web/widgets/richText/RichTextView.tsx';
import { CARD_BREAKPOINT, useNarrow } from '../../../../platform/web/widgets/screen/useNarrow.ts';
import type { Notice } from '../wire.ts';
import { useNoticeAddress } from './banner/NoticeLink.tsx';
import styles from './dialog.module.css';
import { useTexts } from './texts.ts';

/** Width 40 %, loading state 500 ms (portal 2.7, 9). */
const WIDTH = '40%';
const LOADING_MS = 500;

interface NoticeDialogProps {
  notice: Notice;
  /** query of the full text; absent: already loaded */
  query?: Pick<UseQueryResult<Notice, CallError>, 'data' | 'isPending' | 'error' | 'refetch'>;
  /** extra control, such as the language of a preview */
  above?: ReactNode;
  onClose: () => void;
}

/** Full screen on phones. */
export default function NoticeDialog({ notice, query, above, onClose }: NoticeDialogProps) {
  const { banner } = useTexts();
  const format = useFormat();
  const isPhone = useNarrow(CARD_BREAKPOINT);
  const address = useNoticeAddress(notice);
  const isHeld = useMinimumLoading();
  const isLoading = isHeld || query?.isPending === true;
  return (
    <Modal
      open
      centered={!isPhone}
      width={isPhone ? '100%' : WIDTH}
      className={isPhone ? styles.phone : undefined}
      title={notice.noticeTitle}
      // keys typed elsewhere must not close a forced notice unread
      onCancel={() => isHeld || onClose()}
      footer={
        <>
          {address !== null && (
            <Button href={address} target="_blank" rel="noopener noreferrer">
              {banner.more}
            </Button>
          )}
          <Button type="primary" disabled={isHeld} onClick={onClose}>
            {banner.know}
          </Button>
        </>
      }
    >
      {above}
      <p className={styles.time}>
        <time title={format.zone}>{banner.period({ from: format.dateTime(notice.beginTime) })}</time>
      </p>
      <div className={styles.content} aria-busy={isLoading}>
        {isLoading ? (
          <Spin description={banner.loading} className={styles.loading}>
            <div />
          </Spin>
        ) : query?.error && !query.data ? (
          <LoadError compact error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          !isBlankRichText(notice.noticeContent) && <RichTextView html={notice.noticeContent} />
        )}
      </div>
    </Modal>
  );
}

/** Minimum duration of the loading state, during which the dialog does not close. */
function useMinimumLoading(): boolean {
  const [isHeld, setHeld] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setHeld(false), LOADING_MS);
    return () => clearTimeout(timer);
  }, []);
  return isHeld;
}
