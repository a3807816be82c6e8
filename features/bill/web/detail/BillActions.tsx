import { Alert, Button, Form, Input, Popconfirm, Select } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useSubmitLock } from '../../../../platform/web/query/useSubmitLock.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { DUPLICATE_WINDOW_MS } from '../../../../platform/web/request/send.ts';
import { ReasonDialog } from '../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { MoneyInput } from '../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { FormDialog } from '../../../../platform/web/widgets/form/FormDialog.tsx';
import {
  addLine,
  agreeBill,
  agreeForCustomer,
  approveClaim,
  type Bill,
  type BillAbility,
  returnClaim,
  sendBills,
  voidBill,
} from '../../wire.ts';
import styles from '../bill.module.css';
import { useTexts } from '../texts.ts';
import { INVALIDATES } from './invalidates.ts';

type Asked = Extract<BillAbility, 'void' | 'agreeFor' | 'return' | 'addLine'>;

/** What the user can do with the whole bill, as the server says. */
export function BillActions({ bill }: { bill: Bill }) {
  const texts = useTexts();
  const format = useFormat();
  const [asked, setAsked] = useState<Asked | null>(null);
  const lock = useSubmitLock(DUPLICATE_WINDOW_MS);
  const { billId, version, abilities, currency } = bill;
  const total = bill.total === null ? '' : format.money(bill.total, currency);
  const agreeing = useWrite(agreeBill, { invalidates: INVALIDATES, done: texts.agreedDone });
  const approving = useWrite(approveClaim, { invalidates: INVALIDATES, done: texts.approveDone });
  const sending = useWrite(sendBills, { invalidates: INVALIDATES, done: texts.sendDone });
  const buttons: readonly { ability: Asked; isDanger?: boolean }[] = [
    { ability: 'addLine' },
    { ability: 'agreeFor' },
    { ability: 'void', isDanger: true },
    { ability: 'return', isDanger: true },
  ];
  // the words typed into an open dialog outlive the abilities
  if (asked === null && !Object.values(abilities).includes(true)) return null;
  return (
    <div className={styles.buttons}>
      {abilities.agree && (
        <Popconfirm
          title={texts.agree}
          description={texts.agreeText({ total })}
          okText={texts.agree}
          onConfirm={() => lock(async () => void (await agreeing.send({ billId, version })))}
        >
          <Button type="primary" loading={agreeing.isPending}>
            {texts.agree}
          </Button>
        </Popconfirm>
      )}
      {abilities.send && (
        <Button
          type="primary"
          loading={sending.isPending}
          onClick={() => void lock(async () => void (await sending.send({ billIds: [billId] })))}
        >
          {texts.send}
        </Button>
      )}
      {abilities.approve && (
        <Popconfirm
          title={texts.approveText({ total })}
          description={bill.needsSecondApproval ? texts.approveTwo : undefined}
          okText={texts.approve}
          onConfirm={() => lock(async () => void (await approving.send({ billId, version })))}
        >
          <Button type="primary" loading={approving.isPending}>
            {texts.approve}
          </Button>
        </Popconfirm>
      )}
      {buttons
        .filter(({ ability }) => abilities[ability])
        .map(({ ability, isDanger = false }) => (
          <Button key={ability} danger={isDanger} onClick={() => setAsked(ability)}>
            {texts[ability]}
          </Button>
        ))}
      {bill.needsSecondApproval && abilities.approve && (
        <Alert type="info" showIcon title={texts.approveTwo} />
      )}
      <MoveDialog bill={bill} asked={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

function MoveDialog({ bill, asked, onClose }: { bill: Bill; asked: Asked | null; onClose: () => void }) {
  const texts = useTexts();
  const { billId, version } = bill;
  const voiding = useWrite(voidBill, { invalidates: INVALIDATES, done: texts.voidDone });
  const returning = useWrite(returnClaim, { invalidates: INVALIDATES, done: texts.returnDone });
  const agreeing = useWrite(agreeForCustomer, { invalidates: INVALIDATES, done: texts.agreedDone });
  const closing = (write: (reason: string) => Promise<unknown>) => async (reason: string) => {
    const isDone = (await write(reason)) !== undefined;
    if (isDone) onClose();
    return isDone;
  };
  if (asked === 'addLine') return <LineDialog bill={bill} onClose={onClose} />;
  return (
    <>
      <ReasonDialog
        open={asked === 'void'}
        isDangerous
        title={texts.voidTitle}
        confirmLabel={texts.void}
        onConfirm={closing((reason) => voiding.send({ billId, reason }))}
        onClose={onClose}
      >
        {texts.voidText}
      </ReasonDialog>
      <ReasonDialog
        open={asked === 'return'}
        isDangerous
        title={texts.returnTitle}
        confirmLabel={texts.return}
        onConfirm={closing((reason) => returning.send({ billId, reason }))}
        onClose={onClose}
      >
        {texts.returnText}
      </ReasonDialog>
      <ReasonDialog
        open={asked === 'agreeFor'}
        title={texts.agreeForTitle}
        confirmLabel={texts.agreeFor}
        onConfirm={closing((reason) => agreeing.send({ billId, version, reason }))}
        onClose={onClose}
      >
        {texts.agreeForText}
      </ReasonDialog>
    </>
  );
}

const TAX_RATES = ['0', '0.01', '0.03', '0.06', '0.09', '0.13', '0.2'];
const percent = (rate: string) => `${Math.round(Number(rate) * 100)} %`;

function LineDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const texts = useTexts();
  const { billId, currency } = bill;
  const adding = useWrite(addLine, { invalidates: INVALIDATES, done: texts.lineDone });
  return (
    <FormDialog<{ description: string; amount: string; taxRate: string; reason: string }>
      isOpen
      width={480}
      title={texts.addLine}
      first={{ description: '', amount: '', taxRate: '0', reason: '' }}
      saving={adding}
      onSave={(values) => adding.send({ billId, ...values })}
      onClose={onClose}
    >
      <Form.Item name="description" label={texts.description} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item name="amount" label={texts.amount} rules={[{ required: true }]}>
        <MoneyInput tax="gross" currency={currency} />
      </Form.Item>
      <Form.Item name="taxRate" label={texts.taxRate}>
        <Select options={TAX_RATES.map((value) => ({ value, label: percent(value) }))} />
      </Form.Item>
      <Form.Item name="reason" label={texts.reason} rules={[{ required: true, whitespace: true }]}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </FormDialog>
  );
}
