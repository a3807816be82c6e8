import { withFullStop } from './fullStop.ts';

/** Portal 9. */
const TOAST_MS = 5000;

interface Toast {
  id: number;
  tone: 'success' | 'error' | 'info';
  text: string;
  progress: string;
  action?: ToastAction | undefined;
}

export interface ToastAction {
  label: string;
  onPress: () => void;
}

let current: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

const update = (toasts: readonly Toast[]) => {
  current = toasts;
  for (const listener of listeners) listener();
};

function add(tone: Toast['tone'], text: string, action?: ToastAction): number {
  const toast = { id: nextId++, tone, text, progress: '', action };
  update([...current.filter((other) => other.text !== text), toast]);
  return toast.id;
}

/** Toast for 5 s, with a full stop; an identical text replaces the earlier toast. */
export function showToast(tone: Toast['tone'], text: string, action?: ToastAction): void {
  const id = add(tone, withFullStop(text), action);
  setTimeout(() => closeToast(id), TOAST_MS);
}

/** Toast for a running task, until closed. Returns its id. */
export function showProgressToast(text: string, action?: ToastAction): number {
  return add('info', text, action);
}

export function updateProgressToast(id: number, progress: string): void {
  if (current.some((toast) => toast.id === id && toast.progress !== progress))
    update(current.map((toast) => (toast.id === id ? { ...toast, progress } : toast)));
}

export function closeToast(id: number): void {
  update(current.filter((toast) => toast.id !== id));
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => current,
};
