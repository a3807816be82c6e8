import CheckOutlined from '@ant-design/icons/CheckOutlined';
import UserAddOutlined from '@ant-design/icons/UserAddOutlined';
import { Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import type { InboxRow } from '../../inbox.ts';
import {
  addChatSupplier,
  assignChat,
  listColleagues,
  listInbox,
  listSuppliers,
  markChatHandled,
  readInboxFigures,
} from '../../wire.ts';
import { IconButton } from '../IconButton.tsx';
import { LazyDropdownButton } from '../LazyDropdownButton.tsx';
import { useTexts } from '../texts.ts';
import { ThreadHead } from '../thread/ThreadHead.tsx';
import styles from './inbox.module.css';
import { useDurationText } from './useDurationText.ts';

function AddSupplierButton({ conversationId }: { conversationId: number }) {
  const { inbox: texts } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const listed = useRead(listSuppliers, {}, { enabled: isOpen });
  const adding = useWrite(addChatSupplier, { done: texts.broughtIn });
  return (
    <LazyDropdownButton
      icon={<UserAddOutlined />}
      label={texts.bringIn}
      choices={listed.data?.map(({ companyNo, companyName }) => ({
        key: companyNo,
        label: companyName,
        onClick: () => void adding.send({ conversationId, companyNo }),
      }))}
      errorText={listed.error?.message}
      emptyText={texts.noSuppliers}
      isOpen={isOpen}
      onOpenChange={setOpen}
      isBusy={adding.isPending}
    />
  );
}

const INVALIDATES = [listInbox, readInboxFigures];

export function InboxThreadHead(props: { row: InboxRow; search: ReactNode; onBack: (() => void) | undefined }) {
  const texts = useTexts();
  const spanText = useDurationText();
  const canAssign = useCan(assignChat);
  const { row, onBack } = props;
  const { businessType, trainNo, counterpartName, firstAnswerSeconds } = row;
  const firstReply = firstAnswerSeconds === null ? '' : texts.inbox.firstAnswer({ time: spanText(firstAnswerSeconds) });
  const facts = [counterpartName, texts.services[businessType], texts.train({ trainNo }), firstReply];
  return (
    <ThreadHead conversation={row} facts={facts} onBack={onBack}>
      {row.waitingSince !== null && <MarkHandledButton row={row} />}
      {canAssign && <AddSupplierButton conversationId={row.conversationId} />}
      {canAssign ? <AssigneeSelect row={row} /> : <small>{row.assignedName || texts.inbox.nobody}</small>}
      {props.search}
    </ThreadHead>
  );
}

/** For messages that need no reply, such as thanks. */
function MarkHandledButton({ row }: { row: InboxRow }) {
  const { inbox: texts } = useTexts();
  const marking = useWrite(markChatHandled, { invalidates: INVALIDATES, done: texts.settled });
  return (
    <IconButton
      icon={<CheckOutlined />}
      label={texts.settle}
      loading={marking.isPending}
      onClick={() => void marking.send({ conversationId: row.conversationId })}
    />
  );
}

const UNASSIGNED = 0;

function AssigneeSelect({ row }: { row: InboxRow }) {
  const { inbox: texts } = useTexts();
  const colleagues = useRead(listColleagues, {});
  const assigning = useWrite(assignChat, { invalidates: INVALIDATES, done: texts.given });
  const { conversationId, assignedTo, assignedName } = row;
  const people = colleagues.data ?? (assignedTo === null ? [] : [{ accountId: assignedTo, name: assignedName }]);
  return (
    <Select
      size="small"
      className={styles.assigned}
      aria-label={texts.assigned}
      loading={assigning.isPending}
      value={assignedTo ?? UNASSIGNED}
      popupMatchSelectWidth={false}
      options={[
        { value: UNASSIGNED, label: texts.nobody },
        ...people.map(({ accountId, name }) => ({ value: accountId, label: name })),
      ]}
      onChange={(chosen) => void assigning.send({ conversationId, accountId: chosen === UNASSIGNED ? null : chosen })}
    />
  );
}
