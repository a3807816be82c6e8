import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { type ReactZoomPanPinchContentRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { useObjectUrl } from '../../../browser/useObjectUrl.ts';
import { Notice } from '../Notice.tsx';
import { usePreviewTexts } from '../texts.ts';
import { ZOOM_LIMITS } from '../view.ts';
import type { ViewProps } from '../viewProps.ts';
import styles from './image.module.css';

/** What a double click does: twice as near, or the whole picture again. */
const CLOSE_UP = { mode: 'zoomIn', step: 1, animationTime: 0 } as const;
const WHOLE_AGAIN = { mode: 'reset', animationTime: 0 } as const;
const WHEEL = { step: 0.0015 };
const SAME_ZOOM = 0.001;
const FULL = { width: '100%', height: '100%' };

/** Picture that is zoomed by wheel, pinch, double click and the dialog's tools; zoom 1 fits the window. */
export default function ImageView({ file, content, view, onZoom, onStep }: ViewProps) {
  const { fault } = usePreviewTexts();
  const address = useObjectUrl(content);
  const picture = useRef<ReactZoomPanPinchContentRef>(null);
  const reported = useRef(view.zoom);
  const [isReady, setReady] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const { zoom, turns } = view;
  const swipe = useSwipe(onStep, zoom <= 1);
  useEffect(() => {
    if (picture.current === null || Math.abs(zoom - reported.current) < SAME_ZOOM) return;
    zoomAboutMiddle(picture.current, zoom);
  }, [zoom]);
  if (isBroken) return <Notice file={file} text={fault.picture} isFault />;
  return (
    <div className={styles.window} data-moves={zoom > 1} {...swipe}>
      <TransformWrapper
        ref={picture}
        minScale={ZOOM_LIMITS.least}
        maxScale={ZOOM_LIMITS.most}
        centerZoomedOut
        wheel={WHEEL}
        doubleClick={zoom === 1 ? CLOSE_UP : WHOLE_AGAIN}
        onTransform={(_, { scale }) => {
          if (Math.abs(scale - reported.current) < SAME_ZOOM) return;
          reported.current = scale;
          onZoom(scale);
        }}
      >
        <TransformComponent wrapperStyle={FULL} contentStyle={FULL} contentClass={styles.paper ?? ''}>
          {address !== null && (
            <img
              src={address}
              alt={file.name}
              draggable={false}
              data-ready={isReady}
              data-lies={turns % 2 === 1}
              style={{ transform: `rotate(${turns * 90}deg)` }}
              onLoad={() => setReady(true)}
              onError={() => setBroken(true)}
            />
          )}
        </TransformComponent>
      </TransformWrapper>
    </div>
  );
}

function zoomAboutMiddle({ instance, zoomToPoint, centerView }: ReactZoomPanPinchContentRef, zoom: number) {
  const window = instance.wrapperComponent?.getBoundingClientRect();
  if (window === undefined) return;
  if (zoom <= 1) void centerView(zoom, 0);
  else void zoomToPoint(zoom, window.left + window.width / 2, window.top + window.height / 2, 0);
}

const SWIPE_PX = 60;

/** One finger that goes sideways steps to the next file. */
function useSwipe(onStep: (step: 1 | -1) => void, isOn: boolean) {
  const begin = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0];
      begin.current = isOn && touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      const from = begin.current;
      begin.current = null;
      if (from === null || !finger) return;
      const distance = finger.clientX - from.x;
      if (Math.abs(distance) > SWIPE_PX && Math.abs(distance) > 2 * Math.abs(finger.clientY - from.y))
        onStep(distance < 0 ? 1 : -1);
    },
  };
}
