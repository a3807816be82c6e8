import CheckOutlined from '@ant-design/icons/CheckOutlined';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { useState } from 'react';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { showToast } from '../../toast/toast.ts';
import { useWidgetTexts } from '../texts.ts';
import styles from './copy.module.css';

const CONFIRMED_MS = 2000;

export function CopyText(props: { text: string }) {
  const { action } = usePlatformTexts();
  const texts = useWidgetTexts();
  const [isCopied, setCopied] = useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.text);
      setCopied(true);
      setTimeout(() => setCopied(false), CONFIRMED_MS);
    } catch {
      // the clipboard needs https and permission
      showToast('error', texts.copyFailed);
    }
  };

  return (
    <span className={styles.whole}>
      <span className={styles.text}>{props.text}</span>
      <button
        type="button"
        className={styles.button}
        title={action.copy}
        aria-label={`${action.copy} ${props.text}`}
        onClick={() => void copy()}
      >
        {isCopied ? <CheckOutlined /> : <CopyOutlined />}
      </button>
      <span role="status" className={styles.spoken}>
        {isCopied && action.copied}
      </span>
    </span>
  );
}
