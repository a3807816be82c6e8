import { Button, Popconfirm, Space } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../platform/web/language/format.ts';
import { useWrite } from '../../../platform/web/query/useWrite.ts';
import { Can } from '../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../platform/web/records/RecordPage.tsx';
import { ReasonDialog } from '../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { StatusTag } from '../../../platform/web/widgets/status/StatusTag.tsx';
import type { PayloadOf } from '../../../platform/wire/call.ts';
import { companyFilter } from '../../account/web/parts.ts';
import {
  CLOSURE_STATUSES,
  type ClosureStatus,
  closeCompany,
  closures,
  declineClosure,
  removePersonalData,
  reopenCompany,
} from '../wire.ts';
import styles from './closure.module.css';
import { ProtocolDialog } from './ProtocolDialog.tsx';
import { useTexts } from './texts.ts';

type Closure = PayloadOf<typeof closures.list>['rows'][number];

const TONES = {
  requested: 'warning',
  withdrawn: 'neutral',
  declined: 'info',
  closed: 'danger',
  reopened: 'success',
} as const satisfies Record<ClosureStatus, string>;

/** Companies that left or want to. */
export default function ClosuresPage() {
  const { page } = useTexts();
  const format = useFormat();
  const [declining, setDeclining] = useState<Closure | null>(null);
  const [protocolOf, setProtocolOf] = useState<number | null>(null);
  const timeOf = (time: string | null) => (time === null ? '—' : format.dateTime(time));
  return (
    <>
      <RecordPage
        records={closures}
        title={page.title}
        subtitle={page.subtitle}
        emptyText={page.empty}
        actionsWidth={232}
        actions={(row) => (
          <Actions
            row={row}
            onDecline={() => setDeclining(row)}
            onProtocol={() => setProtocolOf(row.closureId)}
          />
        )}
        filters={[
          companyFilter('companyFullName', page.company),
          {
            kind: 'select',
            name: 'status',
            label: page.status,
            options: CLOSURE_STATUSES.map((value) => ({ value, label: page.statuses[value] })),
          },
        ]}
        columns={[
          { key: 'companyFullName', title: page.company, minWidth: 184 },
          { key: 'requestedBy', title: page.requestedBy, width: 112, hideOnPhone: true },
          {
            key: 'requestTime',
            title: page.requested,
            width: 144,
            render: ({ requestTime }) => timeOf(requestTime),
          },
          {
            key: 'reason',
            title: page.reason,
            minWidth: 160,
            render: ({ reason, removesPersonalData }) => (
              <>
                {reason}
                {removesPersonalData && <div className={styles.soft}>{page.wantsRemoval}</div>}
              </>
            ),
          },
          {
            key: 'status',
            title: page.status,
            width: 120,
            inCardCorner: true,
            render: ({ status }) => <StatusTag tone={TONES[status]} label={page.statuses[status]} />,
          },
          {
            key: 'keepUntil',
            title: page.keepUntil,
            width: 120,
            render: ({ keepUntil }) => keepUntil ?? '—',
          },
          {
            key: 'removedTime',
            title: page.removed,
            width: 144,
            hideOnPhone: true,
            render: ({ removedTime }) => timeOf(removedTime),
          },
        ]}
      />
      <DeclineDialog row={declining} onClose={() => setDeclining(null)} />
      <ProtocolDialog closureId={protocolOf} onClose={() => setProtocolOf(null)} />
    </>
  );
}

function Actions({
  row,
  onDecline,
  onProtocol,
}: {
  row: Closure;
  onDecline: () => void;
  onProtocol: () => void;
}) {
  const { page } = useTexts();
  const { closureId, companyFullName: company, status, removedTime } = row;
  const invalidates = [closures.list];
  const closing = useWrite(closeCompany, { invalidates, done: page.closedDone });
  const reopening = useWrite(reopenCompany, { invalidates, done: page.reopened });
  const removing = useWrite(removePersonalData, { invalidates, done: page.removedDone });
  if (removedTime !== null)
    return (
      <Button type="link" size="small" onClick={onProtocol}>
        {page.protocol}
      </Button>
    );
  if (status === 'requested')
    return (
      <Can call={closeCompany}>
        <Space size={4} wrap>
          <Popconfirm
            title={page.closeTitle({ company })}
            description={<div className={styles.hint}>{page.closeHint}</div>}
            okText={page.close}
            okButtonProps={{ danger: true }}
            onConfirm={async () => void (await closing.send({ closureId }))}
          >
            <Button type="link" size="small" danger>
              {page.close}
            </Button>
          </Popconfirm>
          <Button type="link" size="small" onClick={onDecline}>
            {page.decline}
          </Button>
        </Space>
      </Can>
    );
  if (status !== 'closed') return null;
  return (
    <Can call={reopenCompany}>
      <Space size={4} wrap>
        <Popconfirm
          title={page.reopenAsk({ company })}
          okText={page.reopen}
          onConfirm={async () => void (await reopening.send({ closureId }))}
        >
          <Button type="link" size="small">
            {page.reopen}
          </Button>
        </Popconfirm>
        <Popconfirm
          title={page.removeTitle({ company })}
          description={<div className={styles.hint}>{page.removeHint}</div>}
          okText={page.remove}
          okButtonProps={{ danger: true }}
          onConfirm={async () => void (await removing.send({ closureId }))}
        >
          <Button type="link" size="small" danger>
            {page.remove}
          </Button>
        </Popconfirm>
      </Space>
    </Can>
  );
}

function DeclineDialog({ row, onClose }: { row: Closure | null; onClose: () => void }) {
  const { page } = useTexts();
  const declining = useWrite(declineClosure, { invalidates: [closures.list], done: page.declinedDone });
  const decline = async (reason: string) => {
    if (row === null) return false;
    const isDone = (await declining.send({ closureId: row.closureId, reason })) !== undefined;
    if (isDone) onClose();
    return isDone;
  };
  return (
    <ReasonDialog
      open={row !== null}
      title={page.declineTitle}
      confirmLabel={page.decline}
      maxLength={500}
      onConfirm={decline}
      onClose={onClose}
    >
      {row?.companyFullName}
    </ReasonDialog>
  );
}
