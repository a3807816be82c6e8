import type { ZoomTransform } from 'd3-zoom';
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { detailFor, Land } from './Land.tsx';
import { Marker } from './Marker.tsx';
import type { GeoMapProps, MapPlace, MapTexts, Size } from './mapProps.ts';
import { Places } from './Places.tsx';
import { dotScale, MARKER_LOOK } from './placeKinds.ts';
import { RouteLines } from './RouteLines.tsx';
import { Tooltip } from './Tooltip.tsx';
import { textWidth } from './textWidth.ts';
import { type Located, MARKER_LABEL, useLabels } from './useLabels.ts';
import { type MapScene, useScene } from './useScene.ts';
import { useZoom, type Zoom } from './useZoom.ts';

const STEP = 80;

const ZOOM_FACTOR = 1.6;

const KEY_ACTIONS: Readonly<Record<string, (zoom: Zoom) => void>> = {
  ArrowLeft: (zoom) => zoom.moveBy(-STEP, 0),
  ArrowRight: (zoom) => zoom.moveBy(STEP, 0),
  ArrowUp: (zoom) => zoom.moveBy(0, -STEP),
  ArrowDown: (zoom) => zoom.moveBy(0, STEP),
  '+': (zoom) => zoom.zoomBy(ZOOM_FACTOR),
  '=': (zoom) => zoom.zoomBy(ZOOM_FACTOR),
  '-': (zoom) => zoom.zoomBy(1 / ZOOM_FACTOR),
  '0': (zoom) => zoom.fit(),
};

/** Arrows pan, + and − zoom, 0 fits; modifiers are left to the browser. */
function onMapKey(event: KeyboardEvent, zoom: Zoom): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const act = KEY_ACTIONS[event.key];
  if (!act) return;
  event.preventDefault();
  act(zoom);
}

const PLUS = 'M8 3v10M3 8h10';
const MINUS = 'M3 8h10';
const CORNERS = 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10';

function ZoomButton({ name, icon, onClick }: { name: string; icon: string; onClick: () => void }) {
  return (
    <button type="button" className="geo-map__button" aria-label={name} title={name} onClick={onClick}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path className="geo-map__icon" d={icon} />
      </svg>
    </button>
  );
}

function ZoomButtons({ zoom, texts }: { zoom: Zoom; texts: MapTexts }) {
  return (
    <div className="geo-map__buttons">
      <ZoomButton name={texts.zoomIn} icon={PLUS} onClick={() => zoom.zoomBy(ZOOM_FACTOR)} />
      <ZoomButton name={texts.zoomOut} icon={MINUS} onClick={() => zoom.zoomBy(1 / ZOOM_FACTOR)} />
      <ZoomButton name={texts.fit} icon={CORNERS} onClick={zoom.fit} />
    </div>
  );
}

/** Hovered or focused item; a route with the pointer's pixel. */
type Pointed = { placeId: string } | { routeId: string; x: number; y: number } | null;

interface Props {
  pointed: Pointed;
  scene: MapScene;
  view: ZoomTransform;
  size: Size;
  fontFamily: string;
}

function MapTooltip({ pointed, scene, view, size, fontFamily }: Props) {
  if (!pointed) return null;
  if ('routeId' in pointed) {
    const label = scene.routes.find(({ route }) => route.id === pointed.routeId)?.route.label;
    if (!label) return null;
    return <Tooltip x={pointed.x} y={pointed.y} title={label} detail={undefined} size={size} fontFamily={fontFamily} />;
  }
  const place = scene.places.find(({ item }) => item.id === pointed.placeId);
  if (!place) return null;
  const [x, y] = view.apply([place.x, place.y]);
  const { name, detail } = place.item;
  return <Tooltip x={x} y={y} title={name} detail={detail} size={size} fontFamily={fontFamily} />;
}

interface LabelledProps {
  scene: MapScene;
  zoom: Zoom;
  size: Size;
  fontFamily: string;
  onPoint: (placeId: string | null) => void;
  onFocus: (place: Located<MapPlace>) => void;
  onSelectPlace: GeoMapProps['onSelectPlace'];
}

/** Places and marker, with the labels that fit. */
function LabelledPlaces({ scene, zoom, size, fontFamily, ...actions }: LabelledProps) {
  const { view, restingView } = zoom;
  const labels = useLabels(
    useMemo(() => ({ ...scene, restingView, size, fontFamily }), [scene, restingView, size, fontFamily]),
  );
  const { places, marker } = scene;
  return (
    <>
      <Places places={places} view={view} dotSize={dotScale(size)} labels={labels} {...actions} />
      {marker && (
        <Marker
          marker={marker}
          view={view}
          at={labels.get(MARKER_LABEL)}
          textWidth={textWidth(marker.item.label, MARKER_LOOK, fontFamily)}
        />
      )}
    </>
  );
}

type PictureProps = GeoMapProps & { size: Size; fontFamily: string };

/** Lines and labels are drawn by components of their own: React pauses between them. */
export function MapPicture(props: PictureProps) {
  const scene = useScene(props, props.size);
  if (scene === null) return <svg className="geo-map__picture" height={props.height} aria-hidden="true" />;
  return <ScenePicture {...props} scene={scene} />;
}

function ScenePicture({ scene, texts, size, fontFamily, height, onSelectPlace }: PictureProps & { scene: MapScene }) {
  const svg = useRef<SVGSVGElement>(null);
  const zoom = useZoom(svg, scene.limits);
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
        <LabelledPlaces
          scene={scene}
          zoom={zoom}
          size={size}
          fontFamily={fontFamily}
          onPoint={pointAtPlace}
          onFocus={showPlace}
          onSelectPlace={onSelectPlace}
        />
        <MapTooltip pointed={pointed} scene={scene} view={zoom.view} size={size} fontFamily={fontFamily} />
      </svg>
    </>
  );
}
