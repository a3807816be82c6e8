import CheckOutlined from '@ant-design/icons/CheckOutlined';
import UserAddOutlined from '@ant-design/icons/UserAddOutlined';
import { Button, Dropdown, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { useMay } from '../../../../platform/web/who/who.ts';
import type { InboxRow } from '../../inbox.ts';
import {
  assignChat,
  bringIn,
  listColleagues,
  listInbox,
  listSuppliers,
  readInboxFigures,
  settleChat,
} from '../../wire.ts';
import { useTexts } from '../texts.ts';
import { ThreadHead } from '../thread/ThreadHead.tsx';
import styles from './inbox.module.css';
import { useSpanText } from './useSpanText.ts';

const CHANGED = [listInbox, readInboxFigures];

/** Over a conversation of the inbox: whose container, which colleague has taken it, and who else can be brought in. */
export function InboxHead(props: { row: InboxRow; search: ReactNode; onBack: (() => void) | undefined }) {
  const texts = useTexts();
  const spanText = useSpanText();
  const { row, onBack } = props;
  const { businessType, trainNo, counterpartName, firstAnswerSeconds } = row;
  const answered =
    firstAnswerSeconds === null ? '' : texts.inbox.firstAnswer({ time: spanText(firstAnswerSeconds) });
  const facts = [counterpartName, texts.services[businessType], texts.train({ trainNo }), answered];
  return (
    <ThreadHead conversation={row} facts={facts} onBack={onBack}>
      {row.waitingSince !== null && <Settle row={row} />}
      <BringIn row={row} />
      <Assignment row={row} />
      {props.search}
    </ThreadHead>
  );
}

/** Ends the waiting of a customer who needs no answer, such as one who said thanks. */
function Settle({ row }: { row: InboxRow }) {
  const { inbox: texts } = useTexts();
  const settling = useWrite(settleChat, { refreshes: CHANGED, done: texts.settled });
  return (
    <Button
      type="text"
      size="small"
      icon={<CheckOutlined />}
      loading={settling.isPending}
      aria-label={texts.settle}
      title={texts.settle}
      onClick={() => void settling.send({ conversationId: row.conversationId })}
    />
  );
}

/** Brings a supplier in, who then talks with the customer about the same container and service. */
function BringIn({ row }: { row: InboxRow }) {
  const { inbox: texts } = useTexts();
  const mayAssign = useMay('chat:inbox:assign');
  const [isOpen, setOpen] = useState(false);
  const listed = useRead(listSuppliers, {}, { enabled: isOpen });
  const bringing = useWrite(bringIn, { done: texts.broughtIn });
  if (!mayAssign) return null;
  const items = (listed.data ?? []).map(({ companyNo, companyName }) => ({
    key: companyNo,
    label: companyName,
    onClick: () => void bringing.send({ conversationId: row.conversationId, companyNo }),
  }));
  const none = [{ key: 'none', label: texts.noSuppliers, disabled: true }];
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      menu={{ items: items.length > 0 || listed.isPending ? items : none }}
    >
      <Button
        type="text"
        size="small"
        icon={<UserAddOutlined />}
        loading={bringing.isPending || (isOpen && listed.isPending)}
        aria-label={texts.bringIn}
        title={texts.bringIn}
      />
    </Dropdown>
  );
}

const NOBODY = 0;

function Assignment({ row }: { row: InboxRow }) {
  const { inbox: texts } = useTexts();
  const mayAssign = useMay('chat:inbox:assign');
  const colleagues = useRead(listColleagues, {}, { enabled: mayAssign });
  const assigning = useWrite(assignChat, { refreshes: CHANGED, done: texts.given });
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
