import { useCallback, useMemo, useRef, useState } from 'react';
import { detailFor, Land } from './Land.tsx';
import { MapTooltip, type Pointed } from './MapTooltip.tsx';
import { Marker } from './Marker.tsx';
import { onMapKey } from './mapKeys.ts';
import type { GeoMapProps, MapPlace, Size } from './mapProps.ts';
import { Places } from './Places.tsx';
import { dotScale, MARKER_LOOK } from './placeKinds.ts';
import { RouteLines } from './RouteLines.tsx';
import { textWidth } from './textWidth.ts';
import { useFontFamily } from './useFontFamily.ts';
import { type Located, MARKER_LABEL, useLabels } from './useLabels.ts';
import { useScene } from './useScene.ts';
import { useZoom } from './useZoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

export function MapPicture(props: GeoMapProps & { size: Size }) {
  const { texts, size, height, onSelectPlace } = props;
  const svg = useRef<SVGSVGElement>(null);
  const scene = useScene(props, size);
  const zoom = useZoom(svg, scene.limits);
  const fontFamily = useFontFamily(svg);
  const labels = useLabels(
    useMemo(
      () => ({ ...scene, restingView: zoom.restingView, size, fontFamily }),
      [scene, zoom.restingView, size, fontFamily],
    ),
  );
  const [pointed, setPointed] = useState<Pointed>(null);
  const pointAtRoute = useCallback((routeId: string | null, clientX = 0, clientY = 0) => {
    const box = svg.current?.getBoundingClientRect();
    setPointed(routeId && box ? { routeId, x: clientX - box.left, y: clientY - box.top } : null);
  }, []);
  const pointAtPlace = (placeId: string | null) => setPointed(placeId === null ? null : { placeId });
  const showPlace = ({ item, x, y }: Located<MapPlace>) => {
    pointAtPlace(item.id);
    const [left, top] = zoom.view.apply([x, y]);
    const isSeen = left > 0 && top > 0 && left < size.width && top < size.height;
    if (!isSeen) zoom.moveBy(left - size.width / 2, top - size.height / 2);
  };
  const { marker } = scene;
  return (
    <>
      <ZoomButtons zoom={zoom} texts={texts} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <svg
        ref={svg}
        className="geo-map__picture"
        height={height}
        role="group"
        aria-label={texts.mapLabel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the focused map takes arrow and zoom keys
        tabIndex={0}
        onKeyDown={(event) => onMapKey(event, zoom)}
      >
        <g transform={zoom.view.toString()}>
          <Land projection={scene.projection} magnification={detailFor(zoom.restingView.k)} />
          <RouteLines routes={scene.routes} projection={scene.projection} onPoint={pointAtRoute} />
        </g>
        <Places
          places={scene.places}
          view={zoom.view}
          dotSize={dotScale(size)}
          labels={labels}
          onPoint={pointAtPlace}
          onFocus={showPlace}
          onSelectPlace={onSelectPlace}
        />
        {marker && (
          <Marker
            marker={marker}
            view={zoom.view}
            at={labels.get(MARKER_LABEL)}
            textWidth={textWidth(
              marker.item.label,
              `${MARKER_LOOK.fontWeight} ${MARKER_LOOK.fontSize}px ${fontFamily}`,
            )}
          />
        )}
        <MapTooltip pointed={pointed} scene={scene} view={zoom.view} size={size} fontFamily={fontFamily} />
      </svg>
    </>
  );
}
