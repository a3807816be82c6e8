import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isForTheMap, type MapGesture, wheelDoublings } from './gestures.ts';
import { glide } from './glide.ts';
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
  const isGliding = useRef(false);
  const stopGlide = useRef(() => {});
  const behaviour = useMemo(
    () =>
      zoom<SVGSVGElement, unknown>()
        .extent(limits.window)
        .scaleExtent(limits.scale)
        .translateExtent(limits.area)
        .clickDistance(4)
        .wheelDelta(wheelDoublings),
    [limits],
  );

  useEffect(() => {
    const svg = map.current;
    if (!svg) return;
    behaviour
      .filter((event: MapGesture) => isForTheMap(event, svg))
      .on('start', ({ sourceEvent }: ZoomEvent) => {
        if (!sourceEvent) return;
        stopGlide.current();
        isGliding.current = false;
      })
      .on('zoom', ({ transform }: ZoomEvent) => setView(transform))
      .on('end', ({ transform }: ZoomEvent) => {
        if (!isGliding.current) setRestingView(transform);
      });
    const selection = select(svg).call(behaviour);
    selection.call(behaviour.transform, zoomIdentity);
    return () => {
      stopGlide.current();
      isGliding.current = false;
      selection.on('.zoom', null);
    };
  }, [map, behaviour]);

  const glideTo = useCallback(
    (target: (from: ZoomTransform) => ZoomTransform) => {
      const svg = map.current;
      if (!svg) return;
      stopGlide.current();
      const from = zoomTransform(svg);
      const to = behaviour.constrain()(target(from), limits.window, limits.area);
      stopGlide.current = glide(from, to, (next, isLast) => {
        isGliding.current = !isLast;
        select(svg).call(behaviour.transform, next);
      });
    },
    [map, behaviour, limits],
  );

  return {
    view,
    restingView,
    zoomBy: (factor) => glideTo((from) => zoomedAboutMiddle(from, factor, limits)),
    moveBy: (x, y) => glideTo((from) => from.translate(-x / from.k, -y / from.k)),
    fit: () => glideTo(() => zoomIdentity),
  };
}
