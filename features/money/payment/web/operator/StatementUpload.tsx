import { Alert, Button, Modal, Select, Upload } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../../platform/web/toast/toast.ts';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { CURRENCY_OPTIONS } from '../../../charge/currencies.ts';
import { bankEntries, importStatement, MAX_STATEMENT_BYTES, STATEMENT_EXTENSIONS } from '../../wire.ts';
import styles from '../payment.module.css';
import { useTexts } from '../texts.ts';

type Fault = PayloadOf<typeof importStatement>['balanceFaults'][number];

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}

/** Takes a statement in; what its balances do not agree in stays until it was read. */
export function StatementUpload() {
  const t = useTexts().entries;
  const [currency, setCurrency] = useState('CNY');
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const importing = useWrite(importStatement, { invalidates: [bankEntries.list] });
  const take = async (file: File) => {
    if (file.size > MAX_STATEMENT_BYTES) return showToast('error', t.tooBig);
    const done = await importing.send({ fileName: file.name, content: await base64Of(file), currency });
    if (!done) return;
    const pending = done.pending > 0 ? ` ${t.pending({ pending: done.pending })}` : '';
    showToast('success', `${t.imported(done)}${pending}`);
    setFaults(done.balanceFaults);
  };
  return (
    <span className={styles.buttons} title={t.importHint}>
      <Select aria-label={t.importCurrency} value={currency} onChange={setCurrency} options={CURRENCY_OPTIONS} />
      <Upload
        accept={STATEMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        showUploadList={false}
        beforeUpload={(file) => {
          void take(file);
          return false;
        }}
      >
        <Button type="primary" loading={importing.isPending}>
          {t.import}
        </Button>
      </Upload>
      <Faults faults={faults} onClose={() => setFaults([])} />
    </span>
  );
}

function Faults({ faults, onClose }: { faults: readonly Fault[]; onClose: () => void }) {
  const t = useTexts().entries;
  const format = useFormat();
  const shown = (amount: string | null, currency: string) => (amount === null ? '—' : format.money(amount, currency));
  return (
    <Modal open={faults.length > 0} title={t.faultsTitle} footer={null} onCancel={onClose}>
      <div className={styles.page}>
        {faults.map(({ kind, account, currency, expected, found }) => (
          <Alert
            key={`${kind} ${account} ${currency} ${expected} ${found}`}
            type="warning"
            showIcon
            title={t[kind]({ account, expected: shown(expected, currency), found: shown(found, currency) })}
          />
        ))}
      </div>
    </Modal>
  );
}
