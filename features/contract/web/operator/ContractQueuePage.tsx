import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { Can } from '../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { ReasonDialog } from '../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import type { ListColumn } from '../../../../platform/web/widgets/list/listProps.ts';
import type { PayloadOf, SentBy } from '../../../../platform/wire/call.ts';
import { download } from '../../../resource/wire.ts';
import { contractQueue, countersign, refuseContract } from '../../operatorWire.ts';
import { SIGN_STATUS, SIGN_STATUSES } from '../../status.ts';
import { useOperatorTexts } from '../texts.ts';

const REFETCH_MS = 30_000;
const READS = [contractQueue.list];

type Row = PayloadOf<typeof contractQueue.list>['rows'][number];

interface Seen {
  contractId: number;
  version: number;
}

/** Contracts of all companies, for the operator. */
export default function ContractQueuePage() {
  const texts = useOperatorTexts();
  const columns = useColumns();
  const [refused, setRefused] = useState<Seen | null>(null);
  const declining = useWrite(refuseContract, { invalidates: READS, done: texts.refused });
  return (
    <>
      <RecordPage
        records={contractQueue}
        title={texts.title}
        subtitle={texts.subtitle}
        emptyText={texts.empty}
        refetchEveryMs={REFETCH_MS}
        filters={[
          { kind: 'text', name: 'companyFullName', label: texts.company },
          { kind: 'text', name: 'contractNo', label: texts.contractNo },
          {
            kind: 'select',
            name: 'signStatus',
            label: texts.status,
            options: SIGN_STATUSES.map((value) => ({ value, label: texts.statuses[value] })),
          },
        ]}
        actionsWidth={232}
        actions={(row) => <RowActions row={row} onRefuse={setRefused} />}
        columns={columns}
      />
      <ReasonDialog
        open={refused !== null}
        isDangerous
        title={texts.refuseTitle}
        confirmLabel={texts.refuse}
        onConfirm={async (reason) =>
          refused !== null && (await declining.send({ ...refused, reason })) !== undefined
        }
        onClose={() => setRefused(null)}
      >
        {texts.refuseText}
      </ReasonDialog>
    </>
  );
}

function useColumns(): ListColumn<Row, SentBy<typeof contractQueue.list>>[] {
  const texts = useOperatorTexts();
  const format = useFormat();
  return [
    { key: 'contractNo', title: texts.contractNo, width: 200 },
    { key: 'companyFullName', title: texts.company, minWidth: 180 },
    {
      key: 'contractType',
      title: texts.type,
      minWidth: 160,
      render: ({ contractType, lineType }) =>
        [texts.types[contractType], texts.lines[lineType]].filter(Boolean).join(' · '),
    },
    { key: 'signerName', title: texts.signer, width: 112, hideOnPhone: true },
    {
      key: 'contractSignDate',
      title: texts.signedAt,
      width: 152,
      render: ({ contractSignDate }) =>
        contractSignDate && <time title={format.zone}>{format.dateTime(contractSignDate)}</time>,
    },
    {
      key: 'contractEndDate',
      title: texts.end,
      width: 120,
      render: ({ contractEndDate }) => contractEndDate && format.date(contractEndDate),
    },
    {
      key: 'signStatus',
      title: texts.status,
      width: 128,
      inCardCorner: true,
      render: ({ signStatus }) => texts.statuses[signStatus],
    },
  ];
}

function RowActions({ row, onRefuse }: { row: Row; onRefuse: (seen: Seen) => void }) {
  const texts = useOperatorTexts();
  const file = useDownload(download);
  const signing = useWrite(countersign, { invalidates: READS, done: texts.countersigned });
  const { contractId, version, resourceId, signStatus } = row;
  return (
    <>
      {resourceId !== null && (
        <Button type="link" size="small" onClick={() => void file.download({ resourceId })}>
          {texts.pdf}
        </Button>
      )}
      {signStatus === SIGN_STATUS.signedByA && (
        <Can call={countersign}>
          <Popconfirm
            title={texts.countersignAsk}
            description={texts.countersignText}
            okText={texts.countersign}
            onConfirm={() => signing.send({ contractId, version })}
          >
            <Button type="link" size="small" disabled={signing.isPending}>
              {texts.countersign}
            </Button>
          </Popconfirm>
          <Button type="link" size="small" onClick={() => onRefuse({ contractId, version })}>
            {texts.refuse}
          </Button>
        </Can>
      )}
    </>
  );
}
