import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { Button } from 'antd';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { usePreviewTexts } from '../preview/texts.ts';
import styles from './pictures.module.css';

export type Embla = UseEmblaCarouselType[1];

const OPTIONS = {
  align: 'start',
  containScroll: 'trimSnaps',
  slidesToScroll: 'auto',
  dragFree: true,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const;

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

interface CarouselProps {
  label: string;
  className?: string | undefined;
  /** `<li>`s */
  children: ReactNode;
}

/** Row of slides that is dragged, stepped through by arrows and by keys. */
export function Carousel({ label, className = '', children }: CarouselProps) {
  const { pictures } = usePreviewTexts();
  const [viewport, embla] = useEmblaCarousel(OPTIONS);
  const { canBack, canForth } = useEmblaState(embla);
  const isMoving = canBack || canForth;
  return (
    <div className={styles.track}>
      {isMoving && (
        <Button
          type="text"
          className={styles.arrow ?? ''}
          icon={<LeftOutlined />}
          aria-label={pictures.before}
          disabled={!canBack}
          onClick={() => embla?.scrollPrev()}
        />
      )}
      <div ref={viewport} className={styles.viewport}>
        <ul className={`${styles.row} ${className}`} aria-label={label} onKeyDown={moveFocus}>
          {children}
        </ul>
      </div>
      {isMoving && (
        <Button
          type="text"
          className={styles.arrow ?? ''}
          icon={<RightOutlined />}
          aria-label={pictures.after}
          disabled={!canForth}
          onClick={() => embla?.scrollNext()}
        />
      )}
    </div>
  );
}

/** Where a carousel stands. */
export function useEmblaState(embla: Embla): { at: number; canBack: boolean; canForth: boolean } {
  const [state, setState] = useState({ at: 0, canBack: false, canForth: false });
  useEffect(() => {
    if (!embla) return;
    const read = () =>
      setState({
        at: embla.selectedScrollSnap(),
        canBack: embla.canScrollPrev(),
        canForth: embla.canScrollNext(),
      });
    read();
    embla.on('select', read).on('reInit', read);
    return () => {
      embla.off('select', read).off('reInit', read);
    };
  }, [embla]);
  return state;
}

/** Arrow keys move the focus; the carousel follows it. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const on = event.target instanceof Element ? event.target.closest('button') : null;
  if (step === undefined || on === null) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons[buttons.indexOf(on) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
