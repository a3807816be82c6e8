import { showToast } from '../../../../platform/web/toast/toast.ts';

/** Copies a text, and says how it went. */
export function useCopy({ copied, failed }: { copied: string; failed: string }) {
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', copied);
    } catch {
      // no clipboard without https or permission
      showToast('error', failed);
    }
  };
}
