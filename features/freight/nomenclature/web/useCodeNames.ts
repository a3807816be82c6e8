import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { type CodeList, hasCodeForm } from '../lists.ts';
import { MAX_NAMED, nameCodes } from '../wire.ts';
import { codeNameIn } from './codeName.ts';

const STALE_MS = 600_000;

export interface CodeNames {
  /** '' for one that is not known */
  nameOf: (code: string) => string;
  /** name of the pack that should have the code and does not; '' where nothing can be said */
  missingFrom: (code: string) => string;
}

/** Codes that can be asked for: of HS also the longer national ones. */
const isAsked = (list: CodeList, code: string) =>
  list === 'hs' || list === 'hsCn' ? /^\d{6,10}$/.test(code) : hasCodeForm(list, code);

/** Names of codes in the reader's language. */
export function useCodeNames(list: CodeList, codes: readonly string[]): CodeNames {
  const language = useLanguage();
  const asked = [...new Set(codes)]
    .filter((code) => isAsked(list, code))
    .toSorted()
    .slice(0, MAX_NAMED);
  const read = useRead(
    nameCodes,
    { list, codes: asked.join(',') },
    { enabled: asked.length > 0, keepPrevious: true, staleAfterMs: STALE_MS },
  );
  const known = new Map((read.data?.codes ?? []).map((entry) => [entry.asked, entry]));
  return {
    nameOf: (code) => {
      const entry = known.get(code);
      return entry === undefined ? '' : codeNameIn(entry, language);
    },
    missingFrom: (code) => {
      const isSure = read.data?.isWhole === true && !read.isPlaceholderData && asked.includes(code);
      return isSure && known.get(code)?.isCurrent !== true ? (read.data?.packName ?? '') : '';
    },
  };
}
