import { Alert, Button, Form, Input, Modal, Upload } from 'antd';
import { useState } from 'react';
import { isEqual } from '../../../../libs/amounts/compare.ts';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { SheetPreview } from '../../../../platform/web/widgets/import/SheetPreview.tsx';
import type { SheetImportProps } from '../../../../platform/web/widgets/import/sheetProps.ts';
import { isDecimal } from '../../../../platform/wire/amountText.ts';
import { checkRates, exchangeRates, importRates, MAX_RATE_CHARACTERS, type RateLine } from '../wire.ts';
import { shownRate } from './shownRate.ts';
import { useTexts } from './texts.ts';

const DEFAULT_SOURCE = '中国人民银行';

/** The bank's sheets are in UTF-8 or in the Chinese encoding of older programs. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

function differenceOf({ known, rate }: RateLine): 'new' | 'same' | 'changed' {
  if (known === null) return 'new';
  return isDecimal(rate) && isEqual(known, rate) ? 'same' : 'changed';
}

function useRateColumns(): SheetImportProps<RateLine>['columns'] {
  const texts = useTexts();
  const format = useFormat();
  const shown = (rate: string) => shownRate(rate, format.decimalSeparator);
  return [
    { key: 'day', title: texts.day, render: ({ day }) => format.date(day) },
    { key: 'pair', title: texts.from, render: (row) => `${row.fromCurrency}/${row.toCurrency}` },
    { key: 'rate', title: texts.rate, align: 'right', render: ({ rate }) => shown(rate) },
    {
      key: 'known',
      title: texts.known,
      align: 'right',
      render: ({ known }) => (known === null ? '—' : shown(known)),
    },
    {
      key: 'difference',
      title: texts.difference,
      render: (row) => texts.differences[differenceOf(row)],
    },
  ];
}

/** Rates from a central bank's .csv, with what they change before anything is saved. */
export function RateImport({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const columns = useRateColumns();
  const [source, setSource] = useState(DEFAULT_SOURCE);
  const [sheet, setSheet] = useState<{ name: string; lines: RateLine[] } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const check = useWrite(checkRates);
  const save = useWrite(importRates, { invalidates: [exchangeRates.list], done: texts.imported });

  const read = async (file: File) => {
    const text = await textOf(file);
    if (text.length > MAX_RATE_CHARACTERS) return setFault(texts.tooBig);
    const lines = await check.send({ text });
    if (lines === undefined) return;
    setFault(lines.length === 0 ? texts.unreadable : null);
    if (lines.length > 0) setSheet({ name: file.name, lines });
  };

  const importLines = async (lines: RateLine[]) => {
    const rates = lines.map(({ fromCurrency, toCurrency, day, rate }) => ({
      fromCurrency,
      toCurrency,
      day,
      rate,
    }));
    const isDone = (await save.send({ source, rates })) !== undefined;
    if (isDone) onClose();
    return isDone;
  };

  return (
    <Modal open title={texts.importTitle} footer={null} width={820} mask={{ closable: false }} onCancel={onClose}>
      <Form.Item label={texts.source}>
        <Input value={source} maxLength={100} onChange={({ target }) => setSource(target.value)} />
      </Form.Item>
      {sheet === null ? (
        <>
          <p>{texts.importHint}</p>
          <Upload
            accept=".csv,.txt"
            maxCount={1}
            showUploadList={false}
            beforeUpload={(file) => {
              void read(file);
              return false;
            }}
          >
            <Button type="primary" loading={check.isPending}>
              {texts.choose}
            </Button>
          </Upload>
          {fault !== null && <Alert type="error" showIcon role="alert" title={fault} />}
        </>
      ) : (
        <SheetPreview<RateLine>
          fileName={sheet.name}
          parse={() => Promise.resolve(undefined)}
          maxBytes={MAX_RATE_CHARACTERS}
          rows={sheet.lines}
          resetLabel={texts.reset}
          onReset={() => setSheet(null)}
          onImport={importLines}
          columns={columns}
        />
      )}
    </Modal>
  );
}
