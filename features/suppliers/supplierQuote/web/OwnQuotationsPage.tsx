import { Button, Modal } from 'antd';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { Can, useCan } from '../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { idOf } from '../../../../platform/web/router/addressId.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { QUOTATION_KINDS, QUOTATION_STATUSES } from '../quotation.ts';
import { quotations, saveQuotation, withdrawQuotation } from '../wire.ts';
import { QuotationDrawer } from './QuotationDrawer.tsx';
import { useQuoteTexts } from './texts.ts';
import { QUOTATION_TONES } from './tones.ts';

const OPENED = 'quotation';
const NEW = 'new';

/** Quotations of the own company. */
export default function OwnQuotationsPage() {
  const texts = useQuoteTexts();
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const opened = params.get(OPENED);
  const { holder, withdraw } = useWithdrawal();
  const mayEdit = useCan(saveQuotation);
  const open = (value: string | null) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (value === null) next.delete(OPENED);
      else next.set(OPENED, value);
      return next;
    });
  return (
    <>
      {holder}
      <RecordPage
        records={quotations}
        title={texts.own.title}
        subtitle={texts.own.subtitle}
        emptyText={texts.own.empty}
        toolbar={
          <Can call={saveQuotation}>
            <Button type="primary" onClick={() => open(NEW)}>
              {texts.own.add}
            </Button>
          </Can>
        }
        filters={[
          { kind: 'text', name: 'title', label: texts.title },
          {
            kind: 'select',
            name: 'kind',
            label: texts.kind,
            options: QUOTATION_KINDS.map((value) => ({ value, label: texts.kinds[value] })),
          },
          {
            kind: 'select',
            name: 'status',
            label: texts.status,
            options: QUOTATION_STATUSES.map((value) => ({ value, label: texts.statuses[value] })),
          },
        ]}
        actionsWidth={184}
        actions={({ quotationId, status }) => (
          <>
            <Button type="link" size="small" onClick={() => open(String(quotationId))}>
              {texts.open}
            </Button>
            {mayEdit && status !== 'withdrawn' && (
              <Button type="link" size="small" danger onClick={() => withdraw(quotationId)}>
                {texts.own.withdraw}
              </Button>
            )}
          </>
        )}
        columns={[
          { key: 'title', title: texts.title, minWidth: 200 },
          { key: 'kind', title: texts.kind, width: 128, render: ({ kind }) => texts.kinds[kind] },
          { key: 'currency', title: texts.currency, width: 88 },
          { key: 'version', title: texts.version, width: 80, align: 'right' },
          { key: 'lineCount', title: texts.lineCount, width: 88, align: 'right' },
          {
            key: 'validFrom',
            title: texts.validFrom,
            width: 128,
            hideOnPhone: true,
            render: ({ validFrom }) => format.date(validFrom),
          },
          { key: 'validTo', title: texts.validTo, width: 128, render: ({ validTo }) => format.date(validTo) },
          {
            key: 'status',
            title: texts.status,
            width: 128,
            inCardCorner: true,
            render: ({ status }) => <StatusTag tone={QUOTATION_TONES[status]} label={texts.statuses[status]} />,
          },
        ]}
      />
      {opened !== null && <QuotationDrawer key={opened} quotationId={idOf(opened)} onClose={() => open(null)} />}
    </>
  );
}

/** Asks before a quotation is withdrawn. */
function useWithdrawal() {
  const { own: texts } = useQuoteTexts();
  const [modal, holder] = Modal.useModal();
  const withdrawing = useWrite(withdrawQuotation, {
    invalidates: [quotations.list],
    done: texts.withdrawn,
  });
  const withdraw = (quotationId: number) =>
    modal.confirm({
      title: texts.withdraw,
      content: texts.withdrawText,
      okText: texts.withdraw,
      onOk: async () => void (await withdrawing.send({ quotationId })),
    });
  return { holder, withdraw };
}
