import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ZoomLimits, zoomedAboutMiddle } from './zoomLimits.ts';

type MapGesture = WheelEvent | MouseEvent | TouchEvent;

/** The wheel zooms with ctrl or focus, else scrolls the page; one finger scrolls, two pan the map. */
function isMapGesture(event: MapGesture, map: Element): boolean {
  if ('touches' in event) return event.touches.length > 1;
  if (event.type === 'wheel') return event.ctrlKey || map.contains(document.activeElement);
  return event.button === 0;
}

/** A trackpad pinch arrives as a ctrl-wheel event with small deltas; a mouse notch is about 100. */
const LARGEST_PINCH_STEP = 40;

const STEP_BY_MODE = [0.002, 0.05, 1];

/** Zoom delta in powers of two. */
function wheelDelta(event: WheelEvent): number {
  const isPinch = event.ctrlKey && Math.abs(event.deltaY) < LARGEST_PINCH_STEP;
  return -event.deltaY * (STEP_BY_MODE[event.deltaMode] ?? 1) * (isPinch ? 6 : 1);
}

const ANIMATION_MS = 220;

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** Interpolated view at `share` (0..1); zoom changes geometrically. */
function viewBetween(from: ZoomTransform, to: ZoomTransform, share: number): ZoomTransform {
  if (share >= 1) return to;
  const k = from.k * (to.k / from.k) ** share;
  const done = to.k === from.k ? share : (k - from.k) / (to.k - from.k);
  return zoomIdentity.translate(from.x + done * (to.x - from.x), from.y + done * (to.y - from.y)).scale(k);
}

/** Animates a view; instant with reduced motion. Returns the cancel function. */
function animateView(
  from: ZoomTransform,
  to: ZoomTransform,
  show: (view: ZoomTransform, isLast: boolean) => void,
): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(to, true);
    return () => {};
  }
  const start = performance.now();
  let frame = 0;
  const step = (now: number) => {
    const share = Math.max(0, Math.min(1, (now - start) / ANIMATION_MS));
    show(viewBetween(from, to, easeOut(share)), share === 1);
    if (share < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

type ZoomEvent = D3ZoomEvent<SVGSVGElement, unknown>;

export interface Zoom {
  /** Changes with every animation frame. */
  view: ZoomTransform;
  /** View when it last came to rest. */
  restingView: ZoomTransform;
  zoomBy: (factor: number) => void;
  moveBy: (x: number, y: number) => void;
  fit: () => void;
}

/** Wheel, drag, pinch and programmatic zoom on an SVG. Resets when the limits change. */
export function useZoom(map: RefObject<SVGSVGElement | null>, limits: ZoomLimits): Zoom {
  const [view, setView] = useState<ZoomTransform>(zoomIdentity);
  const [restingView, setRestingView] = useState<ZoomTransform>(zoomIdentity);
  const isAnimating = useRef(false);
  const stopAnimation = useRef(() => {});
  const behaviour = useMemo(
    () =>
      zoom<SVGSVGElement, unknown>()
        .extent(limits.window)
        .scaleExtent(limits.scale)
        .translateExtent(limits.area)
        .clickDistance(4)
        .wheelDelta(wheelDelta),
    [limits],
  );

  useEffect(() => {
    const svg = map.current;
    if (!svg) return;
    behaviour
      .filter((event: MapGesture) => isMapGesture(event, svg))
      .on('start', ({ sourceEvent }: ZoomEvent) => {
        if (!sourceEvent) return;
        stopAnimation.current();
        isAnimating.current = false;
      })
      .on('zoom', ({ transform }: ZoomEvent) => setView(transform))
      .on('end', ({ transform }: ZoomEvent) => {
        if (!isAnimating.current) setRestingView(transform);
      });
    const selection = select(svg).call(behaviour);
    selection.call(behaviour.transform, zoomIdentity);
    return () => {
      stopAnimation.current();
      isAnimating.current = false;
      selection.on('.zoom', null);
    };
  }, [map, behaviour]);

  const animateTo = useCallback(
    (target: (from: ZoomTransform) => ZoomTransform) => {
      const svg = map.current;
      if (!svg) return;
      stopAnimation.current();
      const from = zoomTransform(svg);
      const to = behaviour.constrain()(target(from), limits.window, limits.area);
      stopAnimation.current = animateView(from, to, (next, isLast) => {
        isAnimating.current = !isLast;
        select(svg).call(behaviour.transform, next);
      });
    },
    [map, behaviour, limits],
  );

  return {
    view,
    restingView,
    zoomBy: (factor) => animateTo((from) => zoomedAboutMiddle(from, factor, limits)),
    moveBy: (x, y) => animateTo((from) => from.translate(-x / from.k, -y / from.k)),
    fit: () => animateTo(() => zoomIdentity),
  };
}
