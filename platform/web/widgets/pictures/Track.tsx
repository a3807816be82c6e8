import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { Button } from 'antd';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { usePreviewTexts } from '../preview/texts.ts';
import styles from './pictures.module.css';
import { useTrack } from './useTrack.ts';

interface TrackProps {
  label: string;
  length: number;
  className?: string | undefined;
  children: ReactNode;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrow keys move the focus; the browser scrolls it into view. */
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

export function Track({ label, length, className = '', children }: TrackProps) {
  const { pictures } = usePreviewTexts();
  const row = useRef<HTMLUListElement>(null);
  const { hasBefore, hasAfter, move } = useTrack(row, length);
  const isMoving = hasBefore || hasAfter;
  return (
    <div className={styles.track}>
      {isMoving && (
        <Button
          type="text"
          className={styles.arrow ?? ''}
          icon={<LeftOutlined />}
          aria-label={pictures.before}
          disabled={!hasBefore}
          onClick={() => move(-1)}
        />
      )}
      <ul ref={row} className={`${styles.row} ${className}`} aria-label={label} onKeyDown={moveFocus}>
        {children}
      </ul>
      {isMoving && (
        <Button
          type="text"
          className={styles.arrow ?? ''}
          icon={<RightOutlined />}
          aria-label={pictures.after}
          disabled={!hasAfter}
          onClick={() => move(1)}
        />
      )}
    </div>
  );
}
