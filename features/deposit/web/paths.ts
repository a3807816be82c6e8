import { CONTRACT_TO_SIGN } from '../../contract/signLinkPath.ts';

export const DEPOSITS_SECTION = 'deposits';
/** Query of a section: page of the app that the visitor came from. */
export const BACK = 'back';

function sectionPath(section: string, back: string | null, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ section, ...more, ...(back === null ? {} : { [BACK]: back }) });
  return `/user/index?${query}`;
}

/** Where a contract is signed; `back`: page to come back to. */
export function signingPath(tid: number | null, back: string | null): string {
  return sectionPath('contracts', back, tid === null ? {} : { [CONTRACT_TO_SIGN]: String(tid) });
}

/** Where a deposit is paid. */
export const payingPath = (back: string | null) => sectionPath(DEPOSITS_SECTION, back);
