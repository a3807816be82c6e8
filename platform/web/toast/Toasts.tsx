import { useSyncExternalStore } from 'react';
import { usePlatformTexts } from '../texts/platformTexts.ts';
import { closeToast, type ToastAction, toastStore } from './toast.ts';
import './toast.css';

export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const { action } = usePlatformTexts();
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <div key={toast.id} className={`toast ${toast.tone}`}>
          <span>
            {toast.text}
            {/* announcing each step would drown everything else */}
            {toast.progress !== '' && <span aria-hidden="true"> {toast.progress}</span>}
          </span>
          {toast.action && <ActionButton id={toast.id} action={toast.action} />}
          <button type="button" aria-label={action.close} onClick={() => closeToast(toast.id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}

function ActionButton({ id, action }: { id: number; action: ToastAction }) {
  const press = () => {
    closeToast(id);
    action.onPress();
  };
  return (
    <button type="button" className="toast-action" onClick={press}>
      {action.label}
    </button>
  );
}
