/** State of an address with which one returns to a tab that is open, rather than opening its page anew. */
export const RESUME = { resumesTab: true } as const;

/** Whether an address was gone to with that state. */
export function isResume(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'resumesTab' in state;
}
