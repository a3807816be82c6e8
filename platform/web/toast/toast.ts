/** Toasts last 5000 ms (portal 9). */
export const TOAST_MS = 5000;

export interface Toast {
  id: number;
  tone: 'success' | 'error' | 'info';
  text: string;
}

let shown: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

const show = (toasts: readonly Toast[]) => {
  shown = toasts;
  for (const tell of listeners) tell();
};

/** A short message over any page; the same text twice is shown once. Answers its id, to take it away with. */
export function showToast(tone: Toast['tone'], text: string): number {
  const toast = { id: nextId++, tone, text };
  show([...shown.filter((other) => other.text !== text), toast]);
  setTimeout(() => closeToast(toast.id), TOAST_MS);
  return toast.id;
}

/** Takes a toast away before its time. */
export function closeToast(id: number): void {
  show(shown.filter((toast) => toast.id !== id));
}

export const toastStore = {
  subscribe: (tell: () => void) => {
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
    };
  },
  read: () => shown,
};
