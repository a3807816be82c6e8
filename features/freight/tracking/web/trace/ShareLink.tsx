import { useState } from 'react';
import { showToast } from '../../../../../platform/web/toast/toast.ts';
import { useTraceTexts } from '../texts.ts';
import styles from './journeyView.module.css';
import button from './plainButton.module.css';

const CONFIRMED_MS = 2000;

/** Copies the URL, or opens the phone's share sheet. */
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
  // rejects when the share sheet is closed
  const share = () => navigator.share({ title, url: location.href }).catch(() => {});

  return (
    <span className={styles.share}>
      {canShare && (
        <button type="button" className={button.plainButton} onClick={() => void share()}>
          {texts.share}
        </button>
      )}
      <span role="status">{isCopied && texts.copied}</span>
      <button
        type="button"
        className={button.plainButton}
        title={texts.copyLink}
        aria-label={texts.copyLink}
        onClick={() => void copy()}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="M8.5 11.5a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5l-1.2 1.2M11.5 8.5a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5l1.2-1.2" />
        </svg>
      </button>
    </span>
  );
}
