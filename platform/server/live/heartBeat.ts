import type { LiveLimits } from './limits.ts';

/** Longest silence of either side, in ms; 0: not promised. */
export interface HeartBeat {
  serverIntervalMs: number;
  clientIntervalMs: number;
}

const PAIR = /^(\d{1,9}),(\d{1,9})$/;

/** Negotiates the client's header with our offer (STOMP 1.2, Heart-beating); null for a malformed header. */
export function negotiateHeartBeat(
  header: string | undefined,
  { heartBeatMs }: LiveLimits,
): HeartBeat | null {
  const [, canSend, wants] = PAIR.exec((header ?? '0,0').replaceAll(' ', '')) ?? [];
  if (canSend === undefined || wants === undefined) return null;
  const agreed = (ours: number, theirs: number) => (theirs === 0 ? 0 : Math.max(ours, theirs));
  return {
    serverIntervalMs: agreed(heartBeatMs, Number(wants)),
    clientIntervalMs: agreed(heartBeatMs, Number(canSend)),
  };
}
