import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { keptFilmAddress } from '../../../../wire/richText.ts';
import { usePlatformTexts } from '../../../texts/platformTexts.ts';
import { useRichTexts } from '../texts.ts';
import { choose } from './choose.ts';
import styles from './editor.module.css';
import type { Goods } from './useUploads.ts';

interface FilmDialogProps {
  /** absent: films can only be named by an address */
  goods: Goods | undefined;
  onAddress: (address: string) => void;
  /** answers whether the film is in the text now */
  onFile: (file: File, goods: Goods) => Promise<boolean>;
  onClose: () => void;
}

/** A film: a file of this computer, or one at an address elsewhere. */
export function FilmDialog({ goods, onAddress, onFile, onClose }: FilmDialogProps) {
  const texts = useRichTexts();
  const { action } = usePlatformTexts();
  const id = useId();
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const apply = () => {
    const kept = keptFilmAddress(address);
    if (kept === null) setWrong(true);
    else onAddress(kept);
  };
  const upload = async (into: Goods) => {
    const [file] = await choose(into.rule, false);
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
      {goods && (
        <p className={styles.upload}>
          <Button icon={<UploadOutlined />} loading={isBusy} onClick={() => void upload(goods)}>
            {texts.filmUpload}
          </Button>
          <span>{texts.or}</span>
        </p>
      )}
      <label htmlFor={id}>{texts.filmAddress}</label>
      <Input
        id={id}
        type="url"
        autoComplete="off"
        placeholder="https://"
        value={address}
        status={isWrong ? 'error' : undefined}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          setAddress(event.target.value);
          setWrong(false);
        }}
        onPressEnter={apply}
      />
      <p id={`${id}-hint`} className={styles.hint} data-wrong={isWrong} role={isWrong ? 'alert' : undefined}>
        {isWrong ? texts.filmWrong : texts.filmHint}
      </p>
    </Modal>
  );
}
