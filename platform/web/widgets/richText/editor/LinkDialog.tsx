import { Button, Modal } from 'antd';
import { useState } from 'react';
import { sanitizeLink } from '../../../../../libs/richText/richText.ts';
import { usePlatformTexts } from '../../../texts/platformTexts.ts';
import { useRichTexts } from '../texts.ts';
import { AddressField } from './AddressField.tsx';

interface LinkDialogProps {
  current: string | null;
  onApply: (address: string | null) => void;
  onClose: () => void;
}

/** `example.com` → https. */
const completed = (address: string) => (/^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(address) ? `https://${address}` : address);

export function LinkDialog({ current, onApply, onClose }: LinkDialogProps) {
  const texts = useRichTexts();
  const { action } = usePlatformTexts();
  const [address, setAddress] = useState(current ?? '');
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    const kept = sanitizeLink(completed(address.trim()));
    if (kept === null) setWrong(true);
    else onApply(kept);
  };
  return (
    <Modal
      open
      title={texts.linkTitle}
      width={440}
      onCancel={onClose}
      footer={
        <>
          {current !== null && (
            <Button danger onClick={() => onApply(null)}>
              {texts.unlink}
            </Button>
          )}
          <Button onClick={onClose}>{action.cancel}</Button>
          <Button type="primary" onClick={apply}>
            {texts.insert}
          </Button>
        </>
      }
    >
      <AddressField
        label={texts.linkAddress}
        hint={texts.linkHint}
        fault={isWrong ? texts.linkWrong : null}
        value={address}
        autoFocus
        onChange={(typed) => {
          setAddress(typed);
          setWrong(false);
        }}
        onEnter={apply}
      />
    </Modal>
  );
}
