import { useState } from 'react';
import { Empty } from '../../../../platform/web/widgets/page/Empty.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { CARD_BREAKPOINT, useNarrow } from '../../../../platform/web/widgets/screen/useNarrow.ts';
import { type About, aboutOf, isSame, keyOf } from '../chatStore.ts';
import { useTexts } from '../texts.ts';
import { SearchButton } from '../thread/SearchButton.tsx';
import { ThreadPane } from '../thread/ThreadPane.tsx';
import { Figures } from './Figures.tsx';
import { InboxHead } from './InboxHead.tsx';
import { InboxList } from './InboxList.tsx';
import styles from './inbox.module.css';
import { useInbox } from './useInbox.ts';

/** All conversations that the company serves, and the one that is being answered. */
export default function InboxPage() {
  const texts = useTexts();
  const inbox = useInbox();
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  const [chosen, setChosen] = useState<About | null>(null);
  const listed = inbox.rows.find((row) => isSame(row, chosen));
  // answered, it may leave the list; it stays open
  const [last, setLast] = useState(listed);
  if (listed && listed !== last) setLast(listed);
  const shown = listed ?? (isSame(last ?? null, chosen) ? last : undefined);
  return (
    <>
      <PageHeader title={texts.inbox.title} subtitle={texts.inbox.subtitle} />
      <Figures figures={inbox.figures} />
      <div className={styles.halves}>
        {(!isNarrow || !shown) && (
          <InboxList inbox={inbox} chosen={chosen} onChoose={(row) => setChosen(aboutOf(row))} />
        )}
        {shown && (
          <div className={styles.thread}>
            <ThreadPane
              key={keyOf(shown)}
              about={shown}
              lastSeq={shown.lastSeq}
              searchButton={(isOpen, toggle) => <SearchButton isOpen={isOpen} onToggle={toggle} />}
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
