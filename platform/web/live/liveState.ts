import { create } from 'zustand';

/** `off`: nothing is listened to; `away`: it was connected, or should be, and tries again. */
export type LiveStanding = 'off' | 'connecting' | 'connected' | 'away';

interface Live {
  standing: LiveStanding;
  /** why the server did not let this tab listen when it last tried, in its own words; else empty */
  refusal: string;
}

const live = create<Live>(() => ({ standing: 'off', refusal: '' }));

export const setLiveStanding = (standing: LiveStanding, refusal = '') => live.setState({ standing, refusal });

/** How the live connection of this tab stands, followed as it changes. */
export function useLiveState(): LiveStanding {
  return live((state) => state.standing);
}

/** Why the server does not let this tab listen just now, in its own words; empty where it has not said so. */
export function useLiveRefusal(): string {
  return live((state) => state.refusal);
}

/** Whether what happens is heard at once, so that asking again and again is not needed. */
export function useIsLive(): boolean {
  return useLiveState() === 'connected';
}
