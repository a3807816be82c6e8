import { useSyncExternalStore } from 'react';
import { usePlatformTexts } from '../texts/platformTexts.ts';
import { closeToast, toastStore } from './toast.ts';
import './toast.css';

/** The place where toasts appear, over any page. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const { action } = usePlatformTexts();
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <div key={toast.id} className={`toast ${toast.tone}`}>
          <span>
            {toast.text}
            {/* each step read out would drown everything else */}
            {toast.progress !== '' && <span aria-hidden="true"> {toast.progress}</span>}
          </span>
          <button type="button" aria-label={action.close} onClick={() => closeToast(toast.id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
