import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { animateView } from './animateView.ts';
import { isMapGesture, type MapGesture, wheelDelta } from './gestures.ts';
import { type ZoomLimits, zoomedAboutMiddle } from './zoomLimits.ts';

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
