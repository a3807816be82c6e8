import { useRef } from 'react';
import { EmptyState } from '../../../../platform/web/widgets/page/EmptyState.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { CARD_BREAKPOINT, useNarrow } from '../../../../platform/web/widgets/screen/useNarrow.ts';
import { keyTextOf } from '../chatStore.ts';
import { useTexts } from '../texts.ts';
import { ThreadPane } from '../thread/ThreadPane.tsx';
import { useFocusRestored } from '../useFocusRestored.ts';
import { InboxFiguresBar } from './InboxFiguresBar.tsx';
import { InboxList } from './InboxList.tsx';
import { InboxThreadHead } from './InboxThreadHead.tsx';
import styles from './inbox.module.css';
import { useInbox } from './useInbox.ts';
import { useSelectedConversation } from './useSelectedConversation.ts';

export default function InboxPage() {
  const texts = useTexts();
  const inbox = useInbox();
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  const { chosen: selected, choose: select, close } = useSelectedConversation(inbox, isNarrow);
  const halves = useRef<HTMLDivElement>(null);
  useFocusRestored(halves, (box) => box.querySelector('li button'));
  return (
    <>
      <PageHeader title={texts.inbox.title} subtitle={texts.inbox.subtitle} />
      <InboxFiguresBar figures={inbox.figures} />
      <div ref={halves} className={styles.halves}>
        {(!isNarrow || !selected) && <InboxList inbox={inbox} chosen={selected} onChoose={select} />}
        {selected && (
          <div className={styles.thread}>
            <ThreadPane
              key={keyTextOf(selected)}
              about={selected}
              lastSeq={selected.lastSeq}
              head={(search) => (
                <InboxThreadHead row={selected} search={search} onBack={isNarrow ? close : undefined} />
              )}
            />
          </div>
        )}
        {!selected && !isNarrow && (
          <div className={styles.nothing}>
            <EmptyState text={texts.choose} />
          </div>
        )}
      </div>
    </>
  );
}
