import { useRef } from 'react';
import { Empty } from '../../../../platform/web/widgets/page/Empty.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { CARD_BREAKPOINT, useNarrow } from '../../../../platform/web/widgets/screen/useNarrow.ts';
import { keyOf } from '../chatStore.ts';
import { useTexts } from '../texts.ts';
import { ThreadPane } from '../thread/ThreadPane.tsx';
import { useFocusKept } from '../useFocusKept.ts';
import { Figures } from './Figures.tsx';
import { InboxHead } from './InboxHead.tsx';
import { InboxList } from './InboxList.tsx';
import styles from './inbox.module.css';
import { useChosen } from './useChosen.ts';
import { useInbox } from './useInbox.ts';

export default function InboxPage() {
  const texts = useTexts();
  const inbox = useInbox();
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  const { chosen, choose, close } = useChosen(inbox, isNarrow);
  const halves = useRef<HTMLDivElement>(null);
  useFocusKept(halves, (box) => box.querySelector('li button'));
  return (
    <>
      <PageHeader title={texts.inbox.title} subtitle={texts.inbox.subtitle} />
      <Figures figures={inbox.figures} />
      <div ref={halves} className={styles.halves}>
        {(!isNarrow || !chosen) && <InboxList inbox={inbox} chosen={chosen} onChoose={choose} />}
        {chosen && (
          <div className={styles.thread}>
            <ThreadPane
              key={keyOf(chosen)}
              about={chosen}
              lastSeq={chosen.lastSeq}
              head={(search) => (
                <InboxHead row={chosen} search={search} onBack={isNarrow ? close : undefined} />
              )}
            />
          </div>
        )}
        {!chosen && !isNarrow && (
          <div className={styles.nothing}>
            <Empty text={texts.choose} />
          </div>
        )}
      </div>
    </>
  );
}
