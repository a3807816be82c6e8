import { Button, Dropdown } from 'antd';
import { ActionButtons } from '../../../../platform/web/actions/ActionButtons.tsx';
import { reasonAction } from '../../../../platform/web/actions/action.ts';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { useCan } from '../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { TAX_RESULTS } from '../kinds.ts';
import { actInTax, type TaxAction, taxApplications } from '../taxWire.ts';
import { invoices } from '../wire.ts';
import styles from './invoice.module.css';
import { useTexts } from './texts.ts';

type Application = PayloadOf<typeof taxApplications.list>['rows'][number];

const TONE = { waiting: 'warning', issued: 'success', refused: 'danger' } as const;
const INVALIDATES = [taxApplications.list, invoices.list];
const FAULTS: readonly TaxAction[] = ['issueTwice', 'lose', 'forge'];

/** Stand-in of a tax provider: what arrived there, to be issued or refused by a person. */
export default function LocalTaxPage() {
  const texts = useTexts();
  const t = texts.provider;
  const columns = useColumns();
  const canAct = useCan(actInTax);
  const acting = useWrite(actInTax, { invalidates: INVALIDATES, done: t.done });
  const act = (applicationId: number, action: TaxAction) => void acting.send({ applicationId, action });
  return (
    <RecordPage
      records={taxApplications}
      title={t.title}
      subtitle={t.subtitle}
      emptyText={t.empty}
      filters={[
        { kind: 'text', name: 'titleName', label: texts.titles.name },
        {
          kind: 'select',
          name: 'result',
          label: t.result,
          options: TAX_RESULTS.map((value) => ({ value, label: t.results[value] })),
        },
      ]}
      actionsWidth={208}
      actions={(row) => canAct && row.result === 'waiting' && <Actions row={row} onAct={act} />}
      columns={columns}
    />
  );
}

interface ActionsProps {
  row: Application;
  onAct: (applicationId: number, action: TaxAction) => void;
}

function Actions({ row, onAct }: ActionsProps) {
  const t = useTexts().provider;
  const { applicationId } = row;
  const refusal = reasonAction(actInTax, (reason) => ({ applicationId, action: 'refuse' as const, reason }), {
    label: t.actions.refuse,
    title: t.refuseTitle,
    maxLength: 200,
    done: t.done,
    isDangerous: true,
  });
  const items = FAULTS.map((key) => ({
    key,
    label: t.actions[key],
    onClick: () => onAct(applicationId, key),
  }));
  return (
    <>
      <Button type="link" size="small" onClick={() => onAct(applicationId, 'issue')}>
        {t.actions.issue}
      </Button>
      <ActionButtons actions={[refusal]} invalidates={INVALIDATES} />
      <Dropdown menu={{ items }}>
        <Button type="link" size="small">
          {t.misbehave}
        </Button>
      </Dropdown>
    </>
  );
}

function useColumns() {
  const texts = useTexts();
  const t = texts.provider;
  const format = useFormat();
  return [
    {
      key: 'titleName' as const,
      title: texts.titles.name,
      minWidth: 176,
      render: ({ titleName, taxNo }: Application) => (
        <>
          {titleName}
          <div className={styles.soft}>{taxNo}</div>
        </>
      ),
    },
    {
      key: 'type' as const,
      title: texts.type,
      width: 176,
      render: ({ type }: Application) => texts.types[type],
    },
    {
      key: 'total' as const,
      title: texts.total,
      width: 144,
      align: 'right' as const,
      render: ({ total, currency }: Application) => (total === null ? '—' : format.money(total, currency)),
    },
    {
      key: 'applyTime' as const,
      title: texts.applied,
      width: 152,
      hideOnPhone: true,
      render: ({ applyTime }: Application) => format.dateTime(applyTime),
    },
    {
      key: 'invoiceNo' as const,
      title: texts.invoiceNo,
      width: 168,
      render: ({ invoiceNo, reason, result, isNotified }: Application) => (
        <>
          {invoiceNo || reason || '—'}
          {result !== 'waiting' && <div className={styles.soft}>{isNotified ? t.heard : t.notHeard}</div>}
        </>
      ),
    },
    {
      key: 'result' as const,
      title: t.result,
      width: 112,
      inCardCorner: true,
      render: ({ result }: Application) => <StatusTag tone={TONE[result]} label={t.results[result]} />,
    },
  ];
}
