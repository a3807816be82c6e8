import { useWho } from '../../../../platform/web/who/who.ts';

/** Whether the person sees prices and amounts; a main account may hide them from a sub-account (portal 6). */
export function useSeesMoney(): boolean {
  return useWho().subAccHideInfoFlag !== '1';
}
