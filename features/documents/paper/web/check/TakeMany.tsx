import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { Can } from '../../../../../platform/web/records/can.tsx';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { getParseData, listConfirmSync, type PaperRow, papers } from '../../wire.ts';
import styles from '../paper.module.css';
import { usePageTexts } from '../texts.ts';
import { OrderChoice, orderNoOf } from './OrderChoice.tsx';

const MOST = 50;

interface Outcome {
  id: number;
  fileName: string;
  state: PayloadOf<typeof listConfirmSync>[number]['state'];
}

/** Papers without a doubt go into an order in one step; what contradicts the order stays for a person. */
export function TakeMany({ rows }: { rows: readonly PaperRow[] }) {
  const texts = usePageTexts();
  const [isOpen, setOpen] = useState(false);
  const [orderBigNo, setOrderBigNo] = useState('');
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const taking = useWrite(listConfirmSync, { invalidates: [papers.list, getParseData] });
  const sure = rows.filter(({ doubtCount }) => doubtCount === 0).slice(0, MOST);
  const close = () => {
    setOpen(false);
    setOutcomes(null);
  };
  const change = (typed: string) => {
    taking.reset();
    setOrderBigNo(typed);
  };
  const take = async () => {
    const taken = await taking.send({ id: sure.map(({ id }) => id), orderBigNo: orderNoOf(orderBigNo) });
    if (taken === undefined) return;
    const names = new Map(sure.map(({ id, fileName }) => [id, fileName]));
    setOutcomes(taken.map(({ id, state }) => ({ id, state, fileName: names.get(id) ?? String(id) })));
  };
  return (
    <Can call={listConfirmSync}>
      <Button disabled={sure.length === 0} onClick={() => setOpen(true)}>
        {texts.takeMany({ count: sure.length })}
      </Button>
      <Modal
        open={isOpen}
        title={texts.takeMany({ count: outcomes?.length ?? sure.length })}
        okText={outcomes === null ? texts.takeOver : texts.close}
        okButtonProps={{ disabled: outcomes === null && orderBigNo.trim() === '' }}
        confirmLoading={taking.isPending}
        onOk={outcomes === null ? () => void take() : close}
        onCancel={close}
      >
        {outcomes === null && (
          <OrderChoice value={orderBigNo} fault={taking.error?.fields.orderBigNo} onChange={change} />
        )}
        <ul className={styles.outcomes}>
          {outcomes === null && sure.map(({ id, fileName }) => <li key={id}>{fileName}</li>)}
          {outcomes?.map(({ id, fileName, state }) => (
            <li key={id}>{`${fileName}: ${texts.outcomes[state]}`}</li>
          ))}
        </ul>
      </Modal>
    </Can>
  );
}
