import { useMemo, useState } from 'react';
import type { PaperDetail } from '../../wire.ts';
import { type Draft, draftOf, faultsBySpot, rebased, type Spot, spotsOf } from './draft.ts';

export interface PaperCheck {
  detail: PaperDetail;
  draft: Draft;
  setDraft: (draft: Draft) => void;
  tab: Spot['tab'];
  setTab: (tab: Spot['tab']) => void;
  /** id of the value that is looked at */
  chosen: string;
  setChosen: (id: string) => void;
  /** shows a value's tab and focuses it */
  choose: (spot: Spot) => void;
  spots: readonly Spot[];
  doubts: readonly Spot[];
  faults: ReadonlyMap<string, string>;
  takeFaults: (fields: Readonly<Record<string, string>>) => void;
}

/** A paper as a person checks it. */
export function useCheck(detail: PaperDetail): PaperCheck {
  const [draft, setDraft] = useState(() => draftOf(detail));
  const [readBefore, setReadBefore] = useState(detail);
  if (readBefore !== detail) {
    setReadBefore(detail);
    setDraft(rebased(draft, readBefore, detail));
  }
  const [tab, setTab] = useState<Spot['tab']>('goods');
  const [chosen, setChosen] = useState('');
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const spots = useMemo(() => spotsOf(detail), [detail]);
  const doubts = spots.filter(({ isDoubtful }) => isDoubtful);
  const choose = ({ id, tab: of }: Spot) => {
    setTab(of);
    setChosen(id);
    // after the tab is drawn
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  const takeFaults = (fields: Readonly<Record<string, string>>) => setFaults(faultsBySpot(fields, draft));
  return {
    detail,
    draft,
    setDraft,
    tab,
    setTab,
    chosen,
    setChosen,
    choose,
    spots,
    doubts,
    faults,
    takeFaults,
  };
}

/** A check starts anew for another part of the file or other goods; facts recognized again keep typed values. */
export const checkKeyOf = ({ id, firstPage, recognizeState, pages, hwList }: PaperDetail) =>
  [id, firstPage, recognizeState, pages.length, hwList.length].join(' ');
