import { withFullStop } from './fullStop.ts';

/** Toasts last 5000 ms (portal 9). */
export const TOAST_MS = 5000;

export interface Toast {
  id: number;
  tone: 'success' | 'error' | 'info';
  text: string;
  /** how far what it tells of has come, such as 45% */
  progress: string;
  /** what can be done about it at once */
  action?: ToastAction | undefined;
}

/** A button in a toast; pressing it takes the toast away. */
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

/** A short message over any page, ended by a full stop; the same text twice is shown once. */
export function showToast(tone: Toast['tone'], text: string, action?: ToastAction): void {
  const id = add(tone, withFullStop(text), action);
  setTimeout(() => closeToast(id), TOAST_MS);
}

/** Says that something is under way, until it is closed. Answers its id. */
export function showWaiting(text: string, action?: ToastAction): number {
  return add('info', text, action);
}

/** Tells how far it has come. */
export function tellProgress(id: number, progress: string): void {
  if (shown.some((toast) => toast.id === id && toast.progress !== progress))
    show(shown.map((toast) => (toast.id === id ? { ...toast, progress } : toast)));
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
