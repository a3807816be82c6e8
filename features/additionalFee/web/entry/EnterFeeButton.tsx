import { Button } from 'antd';
import { useState } from 'react';
import { Can } from '../../../../platform/web/records/can.tsx';
import { enterFee } from '../../wire.ts';
import { useFeeTexts } from '../texts.ts';
import { EntryDialog } from './EntryDialog.tsx';

/** Opens the entry of a fee without an application object, for those who may enter one. */
export function EnterFeeButton() {
  const texts = useFeeTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Can call={enterFee}>
      <Button type="primary" onClick={() => setOpen(true)}>
        {texts.entry.new}
      </Button>
      {isOpen && <EntryDialog onClose={() => setOpen(false)} />}
    </Can>
  );
}
