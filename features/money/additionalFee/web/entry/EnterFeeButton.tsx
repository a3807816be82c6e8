import { Button } from 'antd';
import { useState } from 'react';
import { Can } from '../../../../../platform/web/records/can.tsx';
import { useSeesMoney } from '../../../../freight/booking/web/parts.ts';
import { enterFee } from '../../wire.ts';
import { useFeeTexts } from '../texts.ts';
import { EntryDialog } from './EntryDialog.tsx';
import type { FeeObject } from './values.ts';

/** Opens the entry of a fee for an object, or without one; for those who may enter one and see amounts. */
export function EnterFeeButton({ object }: { object?: FeeObject }) {
  const texts = useFeeTexts();
  const seesMoney = useSeesMoney();
  const [isOpen, setOpen] = useState(false);
  if (!seesMoney) return null;
  return (
    <Can call={enterFee}>
      <Button type={object ? 'default' : 'primary'} onClick={() => setOpen(true)}>
        {texts.entry.new}
      </Button>
      {isOpen && <EntryDialog {...(object && { object })} onClose={() => setOpen(false)} />}
    </Can>
  );
}
