import { Button, Descriptions, Drawer, Form, Input, Select, Space } from 'antd';
import { useState } from 'react';
import { ActionButtons } from '../../../../platform/web/actions/ActionButtons.tsx';
import { formAction, reasonAction } from '../../../../platform/web/actions/action.ts';
import { actionForm } from '../../../../platform/web/actions/actionForm.tsx';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { Can } from '../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { MoneyInput } from '../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { FormDialog } from '../../../../platform/web/widgets/form/FormDialog.tsx';
import type { PayloadOf, SentBy } from '../../../../platform/wire/call.ts';
import { SERVICE_KINDS } from '../charge.ts';
import { CURRENCY_OPTIONS } from '../currencies.ts';
import { FEE_TYPES } from '../feeTypes.ts';
import { addCharge, charges, confirmChargeByHand, voidChargeByHand } from '../wire.ts';
import { TaxRateInput } from './decimals.tsx';
import { Why } from './order/Why.tsx';
import { useTexts } from './texts.ts';
import { useChargeColumns } from './useChargeColumns.tsx';

type Charge = PayloadOf<typeof charges.read>;

const INVALIDATES = [charges.list];

/** Charges of all companies, for the operator. */
export default function ChargePage() {
  const texts = useTexts();
  const { columns, filters } = useChargeColumns();
  const [opened, open] = useState<Charge | null>(null);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <RecordPage
        records={charges}
        title={texts.chargesTitle}
        subtitle={texts.chargesSubtitle}
        emptyText={texts.chargesEmpty}
        toolbar={
          <Can call={addCharge}>
            <Button type="primary" onClick={() => setAdding(true)}>
              {texts.add}
            </Button>
          </Can>
        }
        filters={filters}
        actionsWidth={88}
        actions={(row) => (
          <Button type="link" size="small" onClick={() => open(row)}>
            {texts.open}
          </Button>
        )}
        columns={columns}
      />
      <ChargeDrawer charge={opened} onClose={() => open(null)} />
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </>
  );
}

const WIDTH = 560;

function ChargeDrawer({ charge, onClose }: { charge: Charge | null; onClose: () => void }) {
  const texts = useTexts();
  const format = useFormat();
  const isOpen = charge?.status === 'estimated' || charge?.status === 'confirmed';
  return (
    <Drawer
      open={charge !== null}
      size={WIDTH}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      title={charge ? (texts.feeTypes[charge.feeType] ?? charge.feeType) : ''}
      destroyOnHidden
      onClose={onClose}
      extra={isOpen && <ChargeActions charge={charge} onDone={onClose} />}
    >
      {charge && (
        <>
          <Descriptions
            bordered
            size="small"
            column={1}
            items={[
              { key: 'order', label: texts.order, children: charge.orderBigNo },
              { key: 'company', label: texts.company, children: charge.companyName },
              { key: 'container', label: texts.container, children: charge.containerNo },
              { key: 'occurredOn', label: texts.occurredOn, children: format.date(charge.occurredOn) },
              { key: 'amount', label: texts.amount, children: format.money(charge.amount, charge.currency) },
              { key: 'status', label: texts.status, children: texts.statuses[charge.status] },
            ].filter(({ children }) => children !== '')}
          />
          <h3>{texts.why}</h3>
          <Why charge={charge} />
        </>
      )}
    </Drawer>
  );
}

function ChargeActions({ charge, onDone }: { charge: Charge; onDone: () => void }) {
  const texts = useTexts();
  const { chargeId, amount: before, currency } = charge;
  const actions = [
    charge.status === 'estimated' &&
      formAction(
        confirmChargeByHand,
        { chargeId },
        {
          label: texts.confirm,
          title: texts.confirmTitle,
          done: texts.confirmed,
          isMain: true,
          form: actionForm({
            first: { amount: before },
            input: ({ amount }) => (amount === before ? {} : { amount }),
            fields: () => (
              <Form.Item name="amount" label={texts.amount} rules={[{ required: true }]}>
                <MoneyInput tax="net" currency={currency} />
              </Form.Item>
            ),
          }),
        },
      ),
    reasonAction(voidChargeByHand, (reason) => ({ chargeId, reason }), {
      label: texts.void,
      title: texts.voidTitle,
      reasonLabel: texts.reason,
      maxLength: 200,
      done: texts.voided,
      isDangerous: true,
    }),
  ];
  return (
    <Space>
      <ActionButtons actions={actions} look="buttons" invalidates={INVALIDATES} onDone={onDone} />
    </Space>
  );
}

type NewCharge = SentBy<typeof addCharge>;

/** An amount that may be below zero, with either decimal mark. */
const plainAmount = (typed: string) => typed.trim().replace(/^[−–]/, '-').replace(',', '.');

function AddDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const adding = useWrite(addCharge, { invalidates: INVALIDATES, done: texts.added });
  const required = [{ required: true }];
  return (
    <FormDialog<NewCharge>
      isOpen
      width={520}
      title={texts.add}
      first={{ serviceKind: 'train', currency: 'CNY', taxRate: '0.06' }}
      saving={adding}
      onSave={(values) => adding.send({ ...values, amount: plainAmount(values.amount) })}
      onClose={onClose}
    >
      <Form.Item name="orderBigNo" label={texts.order} rules={required}>
        <Input maxLength={20} autoComplete="off" />
      </Form.Item>
      <Form.Item name="serviceKind" label={texts.serviceKind}>
        <Select options={SERVICE_KINDS.map((value) => ({ value, label: texts.serviceKinds[value] }))} />
      </Form.Item>
      <Form.Item name="feeType" label={texts.feeType} rules={required}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={FEE_TYPES.map((value) => ({ value, label: texts.feeTypes[value] ?? value }))}
        />
      </Form.Item>
      <Form.Item name="amount" label={texts.amount} extra={texts.amountHint} rules={required}>
        <Input inputMode="decimal" maxLength={14} autoComplete="off" />
      </Form.Item>
      <Form.Item name="currency" label={texts.currency}>
        <Select options={CURRENCY_OPTIONS} />
      </Form.Item>
      <Form.Item name="taxRate" label={texts.taxRate} rules={required}>
        <TaxRateInput />
      </Form.Item>
      <Form.Item
        name="reason"
        label={texts.reason}
        extra={texts.reasonHint}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input.TextArea rows={2} maxLength={200} showCount />
      </Form.Item>
    </FormDialog>
  );
}
