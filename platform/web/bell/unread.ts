import { create } from 'zustand';

/** How many notices and to-dos are unread; the bell in the portal's frame shows it. */
const unread = create<{ count: number }>(() => ({ count: 0 }));

/** Tells the bell how many notices and to-dos are unread. */
export function setUnread(count: number): void {
  unread.setState({ count });
}

/** The number of unread notices and to-dos, followed as it changes. */
export function useUnread(): number {
  return unread((state) => state.count);
}
