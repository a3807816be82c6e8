import { useEffect, useRef, useState } from 'react';
import { useObjectUrl } from '../../../browser/useObjectUrl.ts';
import { Notice } from '../Notice.tsx';
import { usePreviewTexts } from '../texts.ts';
import { type Size, useBoxSize } from '../useBoxSize.ts';
import { limitedZoom } from '../view.ts';
import type { ViewProps } from '../viewProps.ts';
import styles from './image.module.css';
import { fitScale, limitedPan, type Point, panAfterZoom, rotatedSize } from './pan.ts';
import { useGestures } from './useGestures.ts';

const MIDDLE: Point = { x: 0, y: 0 };
const CLOSE_UP = 2;

export default function ImageView({ file, content, view, onZoom, onStep }: ViewProps) {
  const { fault } = usePreviewTexts();
  const address = useObjectUrl(content);
  const window = useRef<HTMLDivElement>(null);
  const room = useBoxSize(window);
  const [picture, setPicture] = useState<Size | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [offset, setOffset] = useState(MIDDLE);
  const { zoom, turns } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: rotation resets the pan
  useEffect(() => setOffset(MIDDLE), [turns]);

  const fit = picture && room ? fitScale(rotatedSize(picture, turns), room) : 1;
  const limited = (to: Point, at: number) => {
    if (!picture || !room) return MIDDLE;
    const { width, height } = rotatedSize(picture, turns);
    return limitedPan(to, { width: width * fit, height: height * fit }, room, at);
  };
  const pan = limited(offset, zoom);
  const zoomAt = (to: number, point: Point) => {
    setOffset(limited(panAfterZoom(pan, point, { from: zoom, to }), to));
    onZoom(to);
  };
  const gestureHandlers = useGestures(window, {
    drag: ({ x, y }) => setOffset(limited({ x: pan.x + x / zoom, y: pan.y + y / zoom }, zoom)),
    zoom: (factor, point) => zoomAt(limitedZoom(zoom * factor), point),
    swipe: (step) => zoom <= 1 && onStep(step),
    doublePress: (point) => zoomAt(zoom === 1 ? CLOSE_UP : 1, point),
  });

  if (isBroken) return <Notice file={file} text={fault.picture} isFault />;
  const position = `translate(-50%, -50%) translate(${pan.x * zoom}px, ${pan.y * zoom}px)`;
  return (
    <div ref={window} className={styles.window} data-moves={zoom > 1} {...gestureHandlers}>
      {address !== null && (
        <img
          src={address}
          alt={file.name}
          draggable={false}
          data-ready={picture !== null}
          style={{ transform: `${position} rotate(${turns * 90}deg) scale(${fit * zoom})` }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setPicture({ width: naturalWidth, height: naturalHeight })
          }
          onError={() => setBroken(true)}
        />
      )}
    </div>
  );
}
