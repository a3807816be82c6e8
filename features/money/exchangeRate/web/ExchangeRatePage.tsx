import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { Can } from '../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { DateField } from '../../../../platform/web/widgets/fields/DateField.tsx';
import { DecimalInput } from '../../../../platform/web/widgets/fields/DecimalInput.tsx';
import type { SentBy } from '../../../../platform/wire/call.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { RATE_PLACES } from '../rate.ts';
import { checkRates, exchangeRates, RATE_LENGTH } from '../wire.ts';
import { RateImport } from './RateImport.tsx';
import { plainRate, shownRate } from './shownRate.ts';
import { useTexts } from './texts.ts';

type Values = SentBy<typeof exchangeRates.add>;

const CURRENCIES = ['CNY', 'USD', 'EUR', 'RUB', 'KZT', 'BYN', 'PLN', 'JPY', 'HKD', 'GBP', 'UZS'];
const CHOICES = CURRENCIES.map((value) => ({ value, label: value }));
const REQUIRED = [{ required: true }];

const blank = (): Partial<Values> => ({
  fromCurrency: 'USD',
  toCurrency: 'CNY',
  day: formatDate(new Date()),
  source: '',
});

/** Rates between currencies, entered or imported. */
export default function ExchangeRatePage() {
  const texts = useTexts();
  const format = useFormat();
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <RecordPage
        records={exchangeRates}
        title={texts.title}
        subtitle={texts.subtitle}
        sortedBy={{ key: 'day', isAsc: 'descending' }}
        emptyText={texts.empty}
        actionsWidth={152}
        toolbar={
          <Can call={checkRates}>
            <Button onClick={() => setImporting(true)}>{texts.import}</Button>
          </Can>
        }
        removal={{
          nameOf: (row) => texts.nameOf({ pair: `${row.fromCurrency}/${row.toCurrency}`, day: format.date(row.day) }),
          removed: texts.removed,
        }}
        form={{
          title: (row) => (row ? texts.edit : texts.add),
          initial: (row): Partial<Values> => (row ? { ...row, rate: plainRate(row.rate) } : blank()),
          input: (values: Values) => values,
          fields: () => <RateFields />,
          saved: texts.saved,
        }}
        filters={[
          { kind: 'select', name: 'fromCurrency', label: texts.from, options: CHOICES },
          { kind: 'select', name: 'toCurrency', label: texts.to, options: CHOICES },
        ]}
        columns={[
          { key: 'day', title: texts.day, width: 128, render: ({ day }) => format.date(day) },
          { key: 'fromCurrency', title: texts.from, width: 112 },
          { key: 'toCurrency', title: texts.to, width: 112 },
          {
            key: 'rate',
            title: texts.rate,
            width: 144,
            align: 'right',
            render: ({ rate }) => shownRate(rate, format.decimalSeparator),
          },
          { key: 'source', title: texts.source, minWidth: 160 },
          {
            key: 'changeTime',
            title: texts.changed,
            width: 160,
            hideOnPhone: true,
            render: ({ changeTime }) => format.dateTime(changeTime),
          },
        ]}
      />
      {isImporting && <RateImport onClose={() => setImporting(false)} />}
    </>
  );
}

function RateFields() {
  const texts = useTexts();
  return (
    <>
      <Form.Item name="fromCurrency" label={texts.from} rules={REQUIRED}>
        <Select showSearch options={CHOICES} />
      </Form.Item>
      <Form.Item name="toCurrency" label={texts.to} rules={REQUIRED}>
        <Select showSearch options={CHOICES} />
      </Form.Item>
      <Form.Item name="rate" label={texts.rate} extra={texts.rateHint} rules={REQUIRED}>
        <DecimalInput places={RATE_PLACES} length={RATE_LENGTH} />
      </Form.Item>
      <Form.Item name="day" label={texts.day} rules={REQUIRED}>
        <DateField isWide />
      </Form.Item>
      <Form.Item name="source" label={texts.source} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={100} />
      </Form.Item>
    </>
  );
}
