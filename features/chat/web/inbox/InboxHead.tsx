import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import { Button, Select } from 'antd';
import type { ReactNode } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { useMay } from '../../../../platform/web/who/who.ts';
import type { InboxRow } from '../../inbox.ts';
import { assignChat, listColleagues, listInbox, readInboxFigures } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './inbox.module.css';
import { useSpanText } from './useSpanText.ts';

/** Over a conversation of the inbox: whose container, and which colleague has taken it. */
export function InboxHead(props: { row: InboxRow; search: ReactNode; onBack: (() => void) | undefined }) {
  const texts = useTexts();
  const spanText = useSpanText();
  const { row, onBack } = props;
  const { containerNo, orderBigNo, businessType, trainNo, counterpartName, firstAnswerSeconds } = row;
  const about = [
    texts.services[businessType],
    texts.train({ trainNo }),
    counterpartName,
    ...(firstAnswerSeconds === null ? [] : [texts.inbox.firstAnswer({ time: spanText(firstAnswerSeconds) })]),
  ].join(' · ');
  return (
    <div className={styles.head}>
      {onBack && (
        <Button
          type="text"
          icon={<ArrowLeftOutlined />}
          aria-label={texts.back}
          title={texts.back}
          onClick={onBack}
        />
      )}
      <div className={styles.heading}>
        <strong>{containerNo || orderBigNo}</strong>
        <small title={about}>{about}</small>
      </div>
      <Assignment row={row} />
      {props.search}
    </div>
  );
}

const NOBODY = 0;

function Assignment({ row }: { row: InboxRow }) {
  const { inbox: texts } = useTexts();
  const mayAssign = useMay('chat:inbox:assign');
  const colleagues = useRead(listColleagues, {}, { enabled: mayAssign });
  const assigning = useWrite(assignChat, { refreshes: [listInbox, readInboxFigures], done: texts.given });
  const { conversationId, assignedTo, assignedName } = row;
  if (!mayAssign) return <small>{assignedName || texts.nobody}</small>;
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
