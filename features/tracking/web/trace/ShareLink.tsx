import { useState } from 'react';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { useTraceTexts } from '../texts.ts';
import styles from './trace.module.css';

const CONFIRMED_MS = 2000;

/** Copies the page's address, or hands it to the phone's own way of sharing. */
export function ShareLink({ title }: { title: string }) {
  const texts = useTraceTexts();
  const [isCopied, setCopied] = useState(false);
  const canShare = matchMedia('(pointer: coarse)').matches && 'share' in navigator;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
      setTimeout(() => setCopied(false), CONFIRMED_MS);
    } catch {
      // no clipboard without https or permission
      showToast('error', texts.copyFailed);
    }
  };
  // who closes the phone's sheet has changed their mind, which is no fault
  const share = () => navigator.share({ title, url: location.href }).catch(() => {});

  return (
    <span className={styles.share}>
      {canShare && (
        <button type="button" className={styles.plainButton} onClick={() => void share()}>
          {texts.share}
        </button>
      )}
      <button type="button" className={styles.plainButton} onClick={() => void copy()}>
        <span role="status">{isCopied ? texts.copied : texts.copyLink}</span>
      </button>
    </span>
  );
}
