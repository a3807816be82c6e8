import { withFullStop } from './fullStop.ts';

/** Portal 9. */
export const TOAST_MS = 5000;

export interface Toast {
  id: number;
  tone: 'success' | 'error' | 'info';
  text: string;
  progress: string;
  action?: ToastAction | undefined;
}

export interface ToastAction {
  label: string;
  press: () => void;
}

let shown: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

const show = (toasts: readonly Toast[]) => {
  shown = toasts;
  for (const tell of listeners) tell();
};

function add(tone: Toast['tone'], text: string, action?: ToastAction): number {
  const toast = { id: nextId++, tone, text, progress: '', action };
  show([...shown.filter((other) => other.text !== text), toast]);
  return toast.id;
}

/** Toast for 5 s, with a full stop; an identical text replaces the earlier toast. */
export function showToast(tone: Toast['tone'], text: string, action?: ToastAction): void {
  const id = add(tone, withFullStop(text), action);
  setTimeout(() => closeToast(id), TOAST_MS);
}

/** Toast for a running task, until closed. Returns its id. */
export function showWaiting(text: string, action?: ToastAction): number {
  return add('info', text, action);
}

export function tellProgress(id: number, progress: string): void {
  if (shown.some((toast) => toast.id === id && toast.progress !== progress))
    show(shown.map((toast) => (toast.id === id ? { ...toast, progress } : toast)));
}

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
