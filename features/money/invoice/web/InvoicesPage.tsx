import { Alert, Button, Form, Input, Select } from 'antd';
import { Link } from 'react-router';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useCan } from '../../../../platform/web/records/can.tsx';
import { RecordList, RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { PagePart } from '../../../../platform/web/widgets/page/titleLine.tsx';
import type { PayloadOf, SentBy } from '../../../../platform/wire/call.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { useSeesMoney } from '../../../freight/booking/web/parts.ts';
import { INVOICE_STATUSES, TITLE_COUNTRIES } from '../kinds.ts';
import { invoiceMakePage } from '../pages.ts';
import { invoiceTitles, listInvoiceable, ownInvoices } from '../wire.ts';
import { InvoiceFile, useInvoiceColumns } from './columns.tsx';
import { TemplateDownload } from './InvoiceTemplate.tsx';
import styles from './invoice.module.css';
import { useTexts } from './texts.ts';

type Title = SentBy<typeof invoiceTitles.add>;
type Row = PayloadOf<typeof invoiceTitles.list>['rows'][number];

const BLANK: Title = {
  name: '',
  country: 'CN',
  taxNo: '',
  address: '',
  phone: '',
  bankName: '',
  bankAccount: '',
  email: '',
};

const formOf = (row: Row | null): Title =>
  row === null ? BLANK : { ...row, bankName: row.bankName ?? '', bankAccount: row.bankAccount ?? '' };

/** Own invoices with their review, and the title book. */
export default function InvoicesPage() {
  const texts = useTexts();
  const columns = useInvoiceColumns();
  const seesMoney = useSeesMoney();
  const canApply = useCan(invoiceTitles.add) && seesMoney;
  return (
    <div className={styles.page}>
      <div>
        <RecordPage
          records={ownInvoices}
          title={texts.title}
          subtitle={texts.subtitle}
          emptyText={texts.empty}
          toolbar={
            <>
              <TemplateDownload />
              {canApply && (
                <Link to={pathTo(invoiceMakePage, { type: 0, id: 0 })}>
                  <Button type="primary" tabIndex={-1}>
                    {texts.apply}
                  </Button>
                </Link>
              )}
            </>
          }
          filters={[
            { kind: 'text', name: 'invoiceNo', label: texts.invoiceNo },
            {
              kind: 'select',
              name: 'status',
              label: texts.status,
              options: INVOICE_STATUSES.map((value) => ({ value, label: texts.statuses[value] })),
            },
          ]}
          actionsWidth={88}
          actions={(row) => <InvoiceFile row={row} />}
          columns={columns}
        />
      </div>
      <section aria-label={texts.titles.title}>
        <h2 className={styles.heading}>{texts.titles.title}</h2>
        <PagePart>
          <Titles />
        </PagePart>
      </section>
    </div>
  );
}

/** Name of a country in the user's language. */
function useCountryName() {
  const language = useLanguage();
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return (code: string) => names.of(code) ?? code;
}

function Titles() {
  const { titles } = useTexts();
  const countryName = useCountryName();
  const seesBankData = useSeesMoney();
  return (
    <>
      {!seesBankData && <Alert className={styles.note} type="info" showIcon title={titles.bankHidden} />}
      <RecordList
        records={invoiceTitles}
        label={titles.title}
        emptyText={titles.empty}
        invalidates={[listInvoiceable]}
        actionsWidth={152}
        {...(seesBankData && {
          removal: { nameOf: ({ name }: Row) => name, removed: titles.removed },
          form: {
            title: (row: Row | null) => (row ? titles.edit : titles.add),
            initial: formOf,
            input: (values: Title) => values,
            fields: () => <TitleFields />,
            saved: titles.saved,
          },
        })}
        columns={[
          { key: 'name', title: titles.name, minWidth: 200 },
          {
            key: 'country',
            title: titles.country,
            width: 128,
            render: ({ country }) => countryName(country),
          },
          { key: 'taxNo', title: titles.taxNo, width: 200 },
          { key: 'email', title: titles.email, minWidth: 168, hideOnPhone: true },
        ]}
      />
    </>
  );
}

function TitleFields() {
  const { titles } = useTexts();
  const countryName = useCountryName();
  const others = ['address', 'phone', 'bankName', 'bankAccount'] as const;
  return (
    <>
      <Form.Item name="name" label={titles.name} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item name="country" label={titles.country}>
        <Select options={TITLE_COUNTRIES.map((value) => ({ value, label: countryName(value) }))} />
      </Form.Item>
      <Form.Item name="taxNo" label={titles.taxNo} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={30} autoComplete="off" />
      </Form.Item>
      {others.map((name) => (
        <Form.Item key={name} name={name} label={titles[name]}>
          <Input maxLength={name === 'address' ? 200 : 40} autoComplete="off" />
        </Form.Item>
      ))}
      <Form.Item name="email" label={titles.email} rules={[{ required: true, type: 'email' }]}>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
    </>
  );
}
