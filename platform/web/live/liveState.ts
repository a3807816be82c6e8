import { create } from 'zustand';

/** `off`: no subscriptions; `away`: disconnected, reconnecting. */
export type LiveStanding = 'off' | 'connecting' | 'connected' | 'away';

interface Live {
  standing: LiveStanding;
  /** the server's message when it last rejected the connection; else empty */
  refusal: string;
}

const live = create<Live>(() => ({ standing: 'off', refusal: '' }));

export const setLiveStanding = (standing: LiveStanding, refusal = '') => live.setState({ standing, refusal });

export function useLiveState(): LiveStanding {
  return live((state) => state.standing);
}

export function useLiveRefusal(): string {
  return live((state) => state.refusal);
}

/** True while changes arrive by push, so polling is unnecessary. */
export function useIsLive(): boolean {
  return useLiveState() === 'connected';
}
