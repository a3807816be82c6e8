import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { CARD_BREAKPOINT, useNarrow } from '../screen/useNarrow.ts';
import { TitleLine } from './titleLine.tsx';
import styles from './titleTools.module.css';

/** Tools of the page's list: in the title's line on a desk, otherwise here. */
export function TitleTools({ children }: { children: ReactNode }) {
  const place = useContext(TitleLine)?.place;
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  if (place && !isNarrow) return createPortal(children, place);
  return <div className={styles.tools}>{children}</div>;
}
