import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSubmitLock } from '../../../../../platform/web/query/useSubmitLock.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { showToast } from '../../../../../platform/web/toast/toast.ts';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { orderPage } from '../../../../freight/booking/pages.ts';
import type { Comparison } from '../../comparison.ts';
import { compareSync, confirmSync, getParseData, type PaperDetail, papers } from '../../wire.ts';
import styles from '../paper.module.css';
import { usePageTexts } from '../texts.ts';
import { Differences } from './Differences.tsx';
import { type Draft, takenOf } from './draft.ts';
import { OrderChoice, orderNoOf } from './OrderChoice.tsx';

interface TakeOverProps {
  detail: PaperDetail;
  draft: Draft;
  /** order of the paper checked before */
  lastOrder?: string;
  onFaults: (fields: Readonly<Record<string, string>>) => void;
  /** taken over into an order, or put aside ('') */
  onDone: (orderBigNo: string) => void;
}

/** Into which order; what would change there is shown first. */
export function TakeOver({ detail, draft, lastOrder = '', onFaults, onDone }: TakeOverProps) {
  const texts = usePageTexts();
  const navigate = useNavigate();
  const canConfirm = useCan(confirmSync);
  const [typed, setTyped] = useState(detail.orderBigNo || lastOrder);
  const [seen, setSeen] = useState<Comparison | null>(null);
  const comparing = useWrite(compareSync);
  const confirming = useWrite(confirmSync, { invalidates: [papers.list, getParseData] });
  const lock = useSubmitLock();
  const orderBigNo = orderNoOf(typed);
  const [asked, setAsked] = useState('');
  const compare = async () => {
    setAsked(orderBigNo);
    const compared = await comparing.send(takenOf(detail.id, orderBigNo, draft));
    if (compared !== undefined) setSeen(compared);
  };
  const send = async (comparison: Comparison | null) => {
    const taken = takenOf(detail.id, comparison === null ? '' : orderBigNo, draft);
    const version = comparison?.version ?? null;
    const sent = await confirming.send({ ...taken, version, overwrites: comparison !== null });
    setSeen(null);
    if (sent === undefined) return;
    const lead = { label: texts.openOrder, onPress: () => void navigate(pathTo(orderPage, { orderBigNo, type: 1 })) };
    if (comparison === null) showToast('success', texts.aside);
    else showToast('success', texts.confirmed({ count: sent.lines }), lead);
    onDone(comparison === null ? '' : orderBigNo);
  };
  const faults = comparing.error?.fields;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each answer
  useEffect(() => onFaults(faults ?? {}), [faults]);
  if (!canConfirm) return null;
  return (
    <div className={styles.foot}>
      <OrderChoice value={typed} fault={asked === orderBigNo ? faults?.orderBigNo : undefined} onChange={setTyped} />
      <Button disabled={confirming.isPending} onClick={() => void lock(() => send(null))}>
        {texts.putAside}
      </Button>
      <Button type="primary" loading={comparing.isPending} disabled={orderBigNo === ''} onClick={() => void compare()}>
        {texts.confirm}
      </Button>
      {seen !== null && (
        <Differences
          comparison={seen}
          isPending={confirming.isPending}
          onTake={() => void lock(() => send(seen))}
          onClose={() => setSeen(null)}
        />
      )}
    </div>
  );
}
