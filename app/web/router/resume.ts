/** Location state for returning to an open tab instead of opening the page anew. */
export const RESUME_STATE = { resumesTab: true } as const;

export function isResumeState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'resumesTab' in state;
}
