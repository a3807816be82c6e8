import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { sanitizeVideoUrl } from '../../../../../libs/richText/richText.ts';
import { usePlatformTexts } from '../../../texts/platformTexts.ts';
import { useRichTexts } from '../texts.ts';
import { AddressField } from './AddressField.tsx';
import styles from './editor.module.css';
import { pickFiles } from './pickFiles.ts';
import type { MediaUpload } from './useUploads.ts';

interface VideoDialogProps {
  /** absent: URL only */
  media: MediaUpload | undefined;
  onAddress: (address: string) => void;
  /** resolves to success */
  onFile: (file: File, media: MediaUpload) => Promise<boolean>;
  onClose: () => void;
}

export function VideoDialog({ media, onAddress, onFile, onClose }: VideoDialogProps) {
  const texts = useRichTexts();
  const { action } = usePlatformTexts();
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const apply = () => {
    const kept = sanitizeVideoUrl(address);
    if (kept === null) setWrong(true);
    else onAddress(kept);
  };
  const upload = async (into: MediaUpload) => {
    const [file] = await pickFiles(into.rule, false);
    if (!file) return;
    setBusy(true);
    if (await onFile(file, into)) onClose();
    else setBusy(false);
  };
  return (
    <Modal
      open
      title={texts.filmTitle}
      width={440}
      okText={texts.insert}
      cancelText={action.cancel}
      okButtonProps={{ disabled: isBusy }}
      onOk={apply}
      onCancel={onClose}
    >
      {media && (
        <p className={styles.upload}>
          <Button icon={<UploadOutlined />} loading={isBusy} onClick={() => void upload(media)}>
            {texts.filmUpload}
          </Button>
          <span>{texts.or}</span>
        </p>
      )}
      <AddressField
        label={texts.filmAddress}
        hint={texts.filmHint}
        fault={isWrong ? texts.filmWrong : null}
        value={address}
        placeholder="https://"
        onChange={(typed) => {
          setAddress(typed);
          setWrong(false);
        }}
        onEnter={apply}
      />
    </Modal>
  );
}
