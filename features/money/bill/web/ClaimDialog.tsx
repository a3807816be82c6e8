import { Button, Checkbox, Form, Input, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { MoneyInput } from '../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { FormDialog } from '../../../../platform/web/widgets/form/FormDialog.tsx';
import { EmptyState } from '../../../../platform/web/widgets/page/EmptyState.tsx';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { feeTypeName } from '../feeName.ts';
import { listClaimable, ownBills, submitClaim } from '../wire.ts';
import styles from './bill.module.css';
import { useTexts } from './texts.ts';

type Claimable = PayloadOf<typeof listClaimable>[number];

interface Values {
  claimNo: string;
  currency: string;
  remark: string;
  others: { description: string; amount: string }[];
}

/** A supplier's claim: agreed charges with the claimed amounts, and other items with a description. */
export function ClaimDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const read = useRead(listClaimable, {});
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const saving = useWrite(submitClaim, {
    invalidates: [ownBills.list, listClaimable],
    done: texts.claim.done,
  });
  if (read.data === undefined) return null;
  const currencies = [...new Set(read.data.map(({ currency }) => currency))];
  const charges = read.data;
  return (
    <FormDialog<Values>
      isOpen
      width={640}
      title={texts.claim.title}
      first={{ claimNo: '', currency: currencies[0] ?? 'CNY', remark: '', others: [] }}
      saving={saving}
      onSave={({ currency, ...values }) =>
        saving.send({
          ...values,
          currency,
          charges: charges
            .filter((one) => one.currency === currency && chosen.has(one.chargeId))
            .map(({ chargeId }) => ({ chargeId, amount: chosen.get(chargeId) ?? '' })),
        })
      }
      onClose={onClose}
    >
      <Form.Item name="claimNo" label={texts.claim.claimNo} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item name="currency" label={texts.currency}>
        <Select options={(currencies.length > 0 ? currencies : ['CNY']).map((value) => ({ value, label: value }))} />
      </Form.Item>
      <Charges charges={charges} chosen={chosen} onChange={setChosen} />
      <Others />
      <Form.Item name="remark" label={texts.remark}>
        <Input maxLength={500} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}

interface ChargesProps {
  charges: readonly Claimable[];
  chosen: ReadonlyMap<number, string>;
  onChange: (chosen: ReadonlyMap<number, string>) => void;
}

function Charges({ charges, chosen, onChange }: ChargesProps) {
  const texts = useTexts();
  const format = useFormat();
  const language = useLanguage();
  const currency = Form.useWatch('currency');
  const shown = charges.filter((one) => one.currency === currency);
  const put = (chargeId: number, amount: string | null) => {
    const next = new Map(chosen);
    if (amount === null) next.delete(chargeId);
    else next.set(chargeId, amount);
    onChange(next);
  };
  if (currency === undefined) return <Skeleton active paragraph={{ rows: 3 }} />;
  return (
    <Form.Item label={texts.claim.charges}>
      {shown.length === 0 && <EmptyState text={texts.claim.empty} />}
      {shown.map(({ chargeId, feeType, orderBigNo, occurredDate, amount }) => (
        <div key={chargeId} className={styles.claimRow}>
          <Checkbox
            aria-label={feeTypeName(feeType, language)}
            checked={chosen.has(chargeId)}
            onChange={({ target }) => put(chargeId, target.checked ? (amount ?? '') : null)}
          />
          <span>
            {feeTypeName(feeType, language)}
            <span className={styles.soft}>
              {' '}
              {[orderBigNo, format.date(occurredDate), amount && format.money(amount, currency)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <MoneyInput
            tax="gross"
            currency={currency}
            disabled={!chosen.has(chargeId)}
            value={chosen.get(chargeId) ?? ''}
            onChange={(value) => put(chargeId, value)}
            aria-label={texts.claim.claimedAmount}
          />
        </div>
      ))}
    </Form.Item>
  );
}

function Others() {
  const texts = useTexts();
  return (
    <Form.List name="others">
      {(fields, { add }) => (
        <Form.Item label={texts.claim.others}>
          {fields.map(({ key, name }) => (
            <div key={key} className={styles.otherRow}>
              <Form.Item name={[name, 'description']} rules={[{ required: true, whitespace: true }]}>
                <Input maxLength={200} placeholder={texts.description} autoComplete="off" />
              </Form.Item>
              <Form.Item name={[name, 'amount']} rules={[{ required: true }]}>
                <MoneyInput tax="gross" />
              </Form.Item>
            </div>
          ))}
          <Button onClick={() => add({ description: '', amount: '' })}>{texts.claim.addOther}</Button>
        </Form.Item>
      )}
    </Form.List>
  );
}
