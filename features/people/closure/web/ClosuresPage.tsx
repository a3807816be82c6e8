import { Button } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { MoveButtons } from '../../../../platform/web/lifecycle/MoveButtons.tsx';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { movesFrom } from '../../../../platform/wire/lifecycle.ts';
import { companyFilter } from '../../account/web/parts.ts';
import { CLOSURE_STATUSES, type ClosureStatus, closureLife, closures } from '../wire.ts';
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
        actions={(row) => <Actions row={row} onProtocol={() => setProtocolOf(row.closureId)} />}
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
      <ProtocolDialog closureId={protocolOf} onClose={() => setProtocolOf(null)} />
    </>
  );
}

function Actions({ row, onProtocol }: { row: Closure; onProtocol: () => void }) {
  const { page } = useTexts();
  const { closureId, companyFullName: company, status, removedTime } = row;
  if (removedTime !== null)
    return (
      <Button type="link" size="small" onClick={onProtocol}>
        {page.protocol}
      </Button>
    );
  return (
    <MoveButtons
      life={closureLife}
      seen={{ closureId }}
      open={movesFrom(closureLife, status)}
      invalidates={[closures.list]}
      shown={{
        close: {
          label: page.close,
          title: page.closeTitle({ company }),
          text: page.closeHint,
          done: page.closedDone,
        },
        decline: { label: page.decline, title: page.declineTitle, text: company, done: page.declinedDone },
        reopen: { label: page.reopen, title: page.reopenAsk({ company }), done: page.reopened },
        removePersonalData: {
          label: page.remove,
          title: page.removeTitle({ company }),
          text: page.removeHint,
          done: page.removedDone,
        },
      }}
    />
  );
}
