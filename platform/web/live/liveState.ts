import { create } from 'zustand';

/** `off`: nothing is listened to; `away`: it was connected, or should be, and tries again. */
export type LiveStanding = 'off' | 'connecting' | 'connected' | 'away';

const live = create<{ standing: LiveStanding }>(() => ({ standing: 'off' }));

export const setLiveStanding = (standing: LiveStanding) => live.setState({ standing });

/** How the live connection of this tab stands, followed as it changes. */
export function useLiveState(): LiveStanding {
  return live((state) => state.standing);
}

/** Whether what happens is heard at once, so that asking again and again is not needed. */
export function useIsLive(): boolean {
  return useLiveState() === 'connected';
}
