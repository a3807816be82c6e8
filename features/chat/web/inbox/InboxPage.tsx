import { useState } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { Empty } from '../../../../platform/web/widgets/page/Empty.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { CARD_BREAKPOINT, useNarrow } from '../../../../platform/web/widgets/screen/useNarrow.ts';
import type { InboxRow } from '../../inbox.ts';
import { listInbox } from '../../wire.ts';
import { isSame, keyOf } from '../chatStore.ts';
import { useTexts } from '../texts.ts';
import { ThreadPane } from '../thread/ThreadPane.tsx';
import { Figures } from './Figures.tsx';
import { InboxHead } from './InboxHead.tsx';
import { InboxList } from './InboxList.tsx';
import styles from './inbox.module.css';
import { type Inbox, useInbox } from './useInbox.ts';

/** A conversation that was chosen as it is now: answered, it may leave the list, and stays open. */
function useAsItIs({ rows }: Inbox, chosen: InboxRow | null): InboxRow | null {
  const listed = rows.find((row) => isSame(row, chosen));
  const conversationId = chosen?.conversationId ?? 0;
  const beyond = useRead(
    listInbox,
    { conversationId },
    { enabled: chosen !== null && listed === undefined, keepPrevious: true },
  );
  const [found] = beyond.data?.rows ?? [];
  return listed ?? (found?.conversationId === conversationId ? found : chosen);
}

/** All conversations that the company serves, and the one that is being answered. */
export default function InboxPage() {
  const texts = useTexts();
  const inbox = useInbox();
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  const [chosen, setChosen] = useState<InboxRow | null>(null);
  const shown = useAsItIs(inbox, chosen);
  return (
    <>
      <PageHeader title={texts.inbox.title} subtitle={texts.inbox.subtitle} />
      <Figures figures={inbox.figures} />
      <div className={styles.halves}>
        {(!isNarrow || !shown) && <InboxList inbox={inbox} chosen={chosen} onChoose={setChosen} />}
        {shown && (
          <div className={styles.thread}>
            <ThreadPane
              key={keyOf(shown)}
              about={shown}
              lastSeq={shown.lastSeq}
              head={(search) => (
                <InboxHead
                  row={shown}
                  search={search}
                  onBack={isNarrow ? () => setChosen(null) : undefined}
                />
              )}
            />
          </div>
        )}
        {!shown && !isNarrow && (
          <div className={styles.nothing}>
            <Empty text={texts.choose} />
          </div>
        )}
      </div>
    </>
  );
}
