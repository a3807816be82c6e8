import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { ActionButtons } from '../../../../../platform/web/actions/ActionButtons.tsx';
import { reasonAction } from '../../../../../platform/web/actions/action.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useTopicInvalidation } from '../../../../../platform/web/live/useTopicInvalidation.ts';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { Can, useCan } from '../../../../../platform/web/records/can.tsx';
import { ListPage } from '../../../../../platform/web/widgets/list/ListPage.tsx';
import type { ListColumn } from '../../../../../platform/web/widgets/list/listProps.ts';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { download } from '../../../resource/wire.ts';
import { listWitnessAppointments, readPassportEvidence } from '../../foreignWire.ts';
import { contractQueue, countersign, refuseContract } from '../../operatorWire.ts';
import { SIGN_STATUS } from '../../status.ts';
import { contractQueueChanged } from '../../topics.ts';
import { WitnessAgenda } from '../foreign/lazyPassportEvidence.ts';
import { useOperatorTexts } from '../texts.ts';
import { CountersignDialog } from './CountersignDialog.tsx';
import { ContractDrawer } from './drawer/ContractDrawer.tsx';
import { type ContractRow, READS, TONES } from './ledger.ts';
import { useLedgerFilters } from './useLedgerFilters.ts';

const REFETCH_MS = 30_000;
const LIVE_READS = [...READS, listWitnessAppointments, readPassportEvidence];

interface Chosen {
  contracts: ContractRow[];
  done: () => void;
}

/** Contracts of all companies, for the operator. */
export default function ContractQueuePage() {
  const texts = useOperatorTexts();
  const [opened, setOpened] = useState<number | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const columns = useColumns(setOpened);
  const mayDecide = useCan(countersign);
  useTopicInvalidation(contractQueueChanged, {}, LIVE_READS);
  const sign = (contracts: ContractRow[], done = () => {}) => setChosen({ contracts, done });
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Suspense fallback={null}>
        <WitnessAgenda onOpen={setOpened} />
      </Suspense>
      <ListPage
        call={contractQueue.list}
        exportName={contractQueue.exportName}
        rowKey="contractId"
        label={texts.title}
        emptyText={texts.empty}
        refetchEveryMs={REFETCH_MS}
        filters={useLedgerFilters()}
        columns={columns}
        actionsWidth={232}
        actions={(row) => <RowActions row={row} onSign={() => sign([row])} />}
        selection={
          mayDecide
            ? {
                isSelectable: ({ signStatus }) => signStatus === SIGN_STATUS.signedByA,
                bulkActions: (rows, done) => (
                  <Button type="primary" onClick={() => sign(rows, done)}>
                    {texts.countersignMany({ count: rows.length })}
                  </Button>
                ),
              }
            : undefined
        }
      />
      <ContractDrawer contractId={opened} onClose={() => setOpened(null)} />
      {chosen && (
        <CountersignDialog
          contracts={chosen.contracts}
          onClose={() => {
            chosen.done();
            setChosen(null);
          }}
        />
      )}
    </>
  );
}

function useColumns(
  onOpen: (contractId: number) => void,
): ListColumn<ContractRow, SentBy<typeof contractQueue.list>>[] {
  const texts = useOperatorTexts();
  const format = useFormat();
  return [
    {
      key: 'contractNo',
      title: texts.contractNo,
      width: 208,
      render: ({ contractNo, contractId }) => (
        <Button type="link" size="small" style={{ padding: 0 }} onClick={() => onOpen(contractId)}>
          {contractNo}
        </Button>
      ),
    },
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
      key: 'contractState',
      title: texts.status,
      width: 144,
      inCardCorner: true,
      isTall: true,
      render: ({ contractState, isVoidAsked }) => (
        <>
          <StatusTag tone={TONES[contractState]} label={texts.states[contractState]} />
          {isVoidAsked && <StatusTag tone="danger" label={texts.voidWaiting} />}
        </>
      ),
    },
  ];
}

interface RowActionsProps {
  row: ContractRow;
  onSign: () => void;
}

function RowActions({ row, onSign }: RowActionsProps) {
  const texts = useOperatorTexts();
  const file = useDownload(download);
  const { resourceId, contractId, version } = row;
  const refusal = reasonAction(refuseContract, (reason) => ({ contractId, version, reason }), {
    label: texts.refuse,
    title: texts.refuseTitle,
    text: texts.refuseText,
    done: texts.refused,
    isDangerous: true,
  });
  return (
    <>
      {resourceId !== null && (
        <Button type="link" size="small" onClick={() => void file.download({ resourceId })}>
          {texts.pdf}
        </Button>
      )}
      {row.signStatus === SIGN_STATUS.signedByA && (
        <Can call={countersign}>
          <Button type="link" size="small" onClick={onSign}>
            {texts.countersign}
          </Button>
          <ActionButtons actions={[refusal]} invalidates={READS} />
        </Can>
      )}
    </>
  );
}
