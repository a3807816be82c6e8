import { createContext, type ReactNode, useMemo, useState } from 'react';

interface TitleLine {
  /** at the right of the page's title; null without a title */
  place: HTMLElement | null;
  offerPlace: (place: HTMLElement) => void;
}

/** The title's line of the page; null outside the frame and in a part of a page. */
export const TitleLine = createContext<TitleLine | null>(null);

/** Around one page of the frame: what its list can do stands in the title's line. */
export function PageWithTitleLine({ children }: { children: ReactNode }) {
  const [place, offerPlace] = useState<HTMLElement | null>(null);
  const line = useMemo(() => ({ place, offerPlace }), [place]);
  return <TitleLine value={line}>{children}</TitleLine>;
}

/** A part of a page keeps the tools of its list beside the list. */
export function PagePart({ children }: { children: ReactNode }) {
  return <TitleLine value={null}>{children}</TitleLine>;
}
