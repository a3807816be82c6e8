import { Button, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { companyFilter } from '../../../people/account/web/parts.ts';
import { compareQuotationsPage } from '../pages.ts';
import { QUOTATION_KINDS, QUOTATION_STATUSES } from '../quotation.ts';
import { allQuotations, getQuotation } from '../wire.ts';
import { QuotationBody } from './QuotationBody.tsx';
import { useQuoteTexts } from './texts.ts';
import { QUOTATION_TONES } from './tones.ts';

const WIDTH = 720;

/** Quotations of all suppliers, for the operator. */
export default function AllQuotationsPage() {
  const texts = useQuoteTexts();
  const format = useFormat();
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <RecordPage
        records={allQuotations}
        title={texts.all.title}
        subtitle={texts.all.subtitle}
        emptyText={texts.all.empty}
        toolbar={<Link to={compareQuotationsPage.path}>{texts.all.compare} →</Link>}
        filters={[
          { kind: 'text', name: 'title', label: texts.title },
          companyFilter('companyName', texts.supplier),
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
        actionsWidth={96}
        actions={({ quotationId }) => (
          <Button type="link" size="small" onClick={() => setOpened(quotationId)}>
            {texts.open}
          </Button>
        )}
        columns={[
          { key: 'title', title: texts.title, minWidth: 176 },
          { key: 'companyName', title: texts.supplier, minWidth: 160 },
          { key: 'kind', title: texts.kind, width: 128, render: ({ kind }) => texts.kinds[kind] },
          { key: 'currency', title: texts.currency, width: 88 },
          { key: 'lineCount', title: texts.lineCount, width: 88, align: 'right' },
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
      <QuotationDrawer quotationId={opened} onClose={() => setOpened(null)} />
    </>
  );
}

function QuotationDrawer({ quotationId, onClose }: { quotationId: number | null; onClose: () => void }) {
  const enabled = quotationId !== null;
  const read = useRead(getQuotation, { quotationId: quotationId ?? 0 }, { enabled });
  const quotation = enabled ? read.data : undefined;
  const title = quotation ? `${quotation.title} · ${quotation.companyName}` : '';
  return (
    <Drawer
      open={enabled}
      size={WIDTH}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      title={title}
      destroyOnHidden
      onClose={onClose}
    >
      {quotation ? <QuotationBody quotation={quotation} /> : <Skeleton active />}
    </Drawer>
  );
}
