import { useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useSearchId } from '../../../../../platform/web/router/addressId.ts';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { CARD_BREAKPOINT, useNarrow } from '../../../../../platform/web/widgets/screen/useNarrow.ts';
import { keyTextOf } from '../../conversation.ts';
import type { InboxFigures, InboxRow } from '../../inbox.ts';
import { listInbox } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import { ThreadPane } from '../thread/ThreadPane.tsx';
import { useFocusRestored } from '../useFocusRestored.ts';
import { InboxList } from './InboxList.tsx';
import { InboxThreadHead } from './InboxThreadHead.tsx';
import styles from './inbox.module.css';
import { useDurationText } from './useDurationText.ts';
import { type Inbox, useInbox } from './useInbox.ts';

const PARAM = 'conversation';
const FROM_LIST = 'from the list';

/** Selection in the URL; survives the filter. `isWhole`: full-width view, Back returns to the list. */
function useSelectedConversation({ rows }: Inbox, isFullWidth: boolean) {
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const [, setParams] = useSearchParams();
  const conversationId = useSearchId(PARAM);
  const [lastFound, setLast] = useState<InboxRow | null>(null);
  const listed = rows.find((row) => row.conversationId === conversationId);
  const isUnlisted = conversationId !== null && listed === undefined;
  const unlisted = useRead(listInbox, { conversationId: conversationId ?? 0 }, { enabled: isUnlisted });
  const found = listed ?? (isUnlisted ? unlisted.data?.rows[0] : undefined);
  if (found && found !== lastFound) setLast(found);
  const selected = found ?? (lastFound?.conversationId === conversationId ? lastFound : null);

  function select(row: InboxRow): void {
    setParams(
      { [PARAM]: String(row.conversationId) },
      { replace: !isFullWidth, state: isFullWidth ? FROM_LIST : null },
    );
  }

  function close(): void {
    if (state === FROM_LIST) void navigate(-1);
    else setParams({}, { replace: true });
  }
  return { chosen: selected, choose: select, close };
}

function InboxFiguresBar({ figures }: { figures: InboxFigures | undefined }) {
  const { inbox: texts } = useTexts();
  const spanText = useDurationText();
  const span = (seconds: number | null | undefined) =>
    seconds === null || seconds === undefined ? texts.none : spanText(seconds);
  return (
    <dl className={styles.figures}>
      <div data-warns={(figures?.unanswered ?? 0) > 0}>
        <dt>{texts.figures.unanswered}</dt>
        <dd>{figures?.unanswered ?? texts.none}</dd>
      </div>
      <div>
        <dt>{texts.figures.longest}</dt>
        <dd>{span(figures?.longestWaitSeconds)}</dd>
      </div>
      <div>
        <dt>{texts.figures.median}</dt>
        <dd>{span(figures?.medianFirstAnswerSeconds)}</dd>
      </div>
    </dl>
  );
}

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
