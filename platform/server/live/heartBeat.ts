import type { LiveLimits } from './limits.ts';

/** How often either side is heard at least, in ms; 0: nothing was promised. */
export interface HeartBeat {
  weSendEvery: number;
  theySendEvery: number;
}

const PAIR = /^(\d{1,9}),(\d{1,9})$/;

/** What our offer and the client's header come to (STOMP 1.2, Heart-beating); null when the header is wrong. */
export function agreedHeartBeat(header: string | undefined, { heartBeatMs }: LiveLimits): HeartBeat | null {
  const [, canSend, wants] = PAIR.exec((header ?? '0,0').replaceAll(' ', '')) ?? [];
  if (canSend === undefined || wants === undefined) return null;
  const agreed = (ours: number, theirs: number) => (theirs === 0 ? 0 : Math.max(ours, theirs));
  return {
    weSendEvery: agreed(heartBeatMs, Number(wants)),
    theySendEvery: agreed(heartBeatMs, Number(canSend)),
  };
}
