import { create } from 'zustand';

/** `off`: no subscriptions; `away`: disconnected, reconnecting. */
export type ConnectionStatus = 'off' | 'connecting' | 'connected' | 'away';

interface LiveState {
  status: ConnectionStatus;
  /** the server's message when it last rejected the connection; else empty */
  rejection: string;
}

const live = create<LiveState>(() => ({ status: 'off', rejection: '' }));

export const setConnectionStatus = (status: ConnectionStatus, rejection = '') => live.setState({ status, rejection });

export function useConnectionStatus(): ConnectionStatus {
  return live((state) => state.status);
}

export function useRejectionMessage(): string {
  return live((state) => state.rejection);
}

/** True while changes arrive by push, so polling is unnecessary. */
export function useIsLive(): boolean {
  return useConnectionStatus() === 'connected';
}
