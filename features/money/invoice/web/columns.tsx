import { Button } from 'antd';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { download } from '../../../documents/resource/wire.ts';
import { downloadInvoice, type ownInvoices } from '../wire.ts';
import styles from './invoice.module.css';
import { useTexts } from './texts.ts';

type Row = PayloadOf<typeof ownInvoices.list>['rows'][number];

const TONE = {
  applied: 'warning',
  issued: 'info',
  delivered: 'success',
  rejected: 'danger',
  redLettered: 'neutral',
} as const;

/** Columns of own invoices and of all. */
export function useInvoiceColumns() {
  const texts = useTexts();
  const format = useFormat();
  return [
    {
      key: 'titleName' as const,
      title: texts.titles.name,
      minWidth: 176,
      render: ({ titleName, taxNo }: Row) => (
        <>
          {titleName}
          <div className={styles.soft}>{taxNo}</div>
        </>
      ),
    },
    { key: 'type' as const, title: texts.type, width: 168, render: ({ type }: Row) => texts.types[type] },
    {
      key: 'total' as const,
      title: texts.total,
      width: 144,
      align: 'right' as const,
      render: ({ total, currency }: Row) => (total === null ? '—' : format.money(total, currency)),
    },
    {
      key: 'invoiceNo' as const,
      title: texts.invoiceNo,
      width: 152,
      render: ({ invoiceNo, redNo }: Row) => (
        <>
          {invoiceNo || '—'}
          {redNo !== '' && (
            <div className={styles.soft}>
              {texts.redNo} {redNo}
            </div>
          )}
        </>
      ),
    },
    {
      key: 'bills' as const,
      title: texts.bills,
      minWidth: 144,
      hideOnPhone: true,
      render: ({ bills, reason }: Row) => (
        <>
          {bills}
          <div className={styles.soft}>{reason}</div>
        </>
      ),
    },
    {
      key: 'status' as const,
      title: texts.status,
      width: 112,
      inCardCorner: true,
      render: ({ status }: Row) => <StatusTag tone={TONE[status]} label={texts.statuses[status]} />,
    },
  ];
}

/** The uploaded file of an invoice, else its PDF. */
export function InvoiceFile({ row: { invoiceId, status, resourceId, total } }: { row: Row }) {
  const texts = useTexts();
  const paper = useDownload(downloadInvoice);
  const file = useDownload(download);
  if (total === null || (status !== 'delivered' && status !== 'redLettered')) return null;
  const get = () => (resourceId === null ? void paper.download({ invoiceId }) : void file.download({ resourceId }));
  return (
    <Button type="link" size="small" onClick={get}>
      {texts.download}
    </Button>
  );
}
