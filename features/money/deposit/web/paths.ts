import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { CONTRACT_TO_SIGN } from '../../../documents/contract/contractToSign.ts';
import { accountPage } from '../../../people/session/pages.ts';
import type { LineNeed } from '../lineNeed.ts';
import { DEPOSITS_SECTION } from '../section.ts';

/** Query of a section: page of the app that the visitor came from, and the line that is booked there. */
export const BACK = 'back';
export const BOOKED_LINE = 'line';

type Need = Pick<LineNeed, 'lineType' | 'tid'>;

/** Where a contract is signed; `back`: page to come back to with its booking. */
export function signingPath({ lineType, tid }: Need, back?: string): string {
  const toSign: Record<string, string> = tid === null ? {} : { [CONTRACT_TO_SIGN]: String(tid) };
  const way: Record<string, string> = back === undefined ? {} : { [BOOKED_LINE]: lineType, [BACK]: back };
  return pathTo(accountPage, { section: 'contracts', ...toSign, ...way });
}

/** Where a deposit is paid. */
export function payingPath({ lineType }: Need, back: string): string {
  return pathTo(accountPage, { section: DEPOSITS_SECTION, [BOOKED_LINE]: lineType, [BACK]: back });
}
