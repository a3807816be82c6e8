import CheckOutlined from '@ant-design/icons/CheckOutlined';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { useMay } from '../../../../platform/web/who/who.ts';
import type { InboxRow } from '../../inbox.ts';
import { assignChat, listColleagues, listInbox, readInboxFigures, settleChat } from '../../wire.ts';
import { IconButton } from '../IconButton.tsx';
import { useTexts } from '../texts.ts';
import { ThreadHead } from '../thread/ThreadHead.tsx';
import { BringIn } from './BringIn.tsx';
import styles from './inbox.module.css';
import { useSpanText } from './useSpanText.ts';

const CHANGED = [listInbox, readInboxFigures];

export function InboxHead(props: { row: InboxRow; search: ReactNode; onBack: (() => void) | undefined }) {
  const texts = useTexts();
  const spanText = useSpanText();
  const mayAssign = useMay('chat:inbox:assign');
  const { row, onBack } = props;
  const { businessType, trainNo, counterpartName, firstAnswerSeconds } = row;
  const answered =
    firstAnswerSeconds === null ? '' : texts.inbox.firstAnswer({ time: spanText(firstAnswerSeconds) });
  const facts = [counterpartName, texts.services[businessType], texts.train({ trainNo }), answered];
  return (
    <ThreadHead conversation={row} facts={facts} onBack={onBack}>
      {row.waitingSince !== null && <Settle row={row} />}
      {mayAssign && <BringIn conversationId={row.conversationId} />}
      {mayAssign ? <Assignment row={row} /> : <small>{row.assignedName || texts.inbox.nobody}</small>}
      {props.search}
    </ThreadHead>
  );
}

/** For messages that need no reply, such as thanks. */
function Settle({ row }: { row: InboxRow }) {
  const { inbox: texts } = useTexts();
  const settling = useWrite(settleChat, { refreshes: CHANGED, done: texts.settled });
  return (
    <IconButton
      icon={<CheckOutlined />}
      label={texts.settle}
      loading={settling.isPending}
      onClick={() => void settling.send({ conversationId: row.conversationId })}
    />
  );
}

const NOBODY = 0;

function Assignment({ row }: { row: InboxRow }) {
  const { inbox: texts } = useTexts();
  const colleagues = useRead(listColleagues, {});
  const assigning = useWrite(assignChat, { refreshes: CHANGED, done: texts.given });
  const { conversationId, assignedTo, assignedName } = row;
  const people =
    colleagues.data ?? (assignedTo === null ? [] : [{ accountId: assignedTo, name: assignedName }]);
  return (
    <Select
      size="small"
      className={styles.assigned}
      aria-label={texts.assigned}
      loading={assigning.isPending}
      value={assignedTo ?? NOBODY}
      popupMatchSelectWidth={false}
      options={[
        { value: NOBODY, label: texts.nobody },
        ...people.map(({ accountId, name }) => ({ value: accountId, label: name })),
      ]}
      onChange={(chosen) =>
        void assigning.send({ conversationId, accountId: chosen === NOBODY ? null : chosen })
      }
    />
  );
}
