import type { ZoomTransform } from 'd3-zoom';
import type { KeyboardEvent } from 'react';
import type { LabelPosition } from './labels.ts';
import type { MapPlace } from './mapProps.ts';
import { PLACE_LOOKS } from './placeKinds.ts';
import { type Located, placeLabelId } from './useLabels.ts';

interface Props {
  places: readonly Located<MapPlace>[];
  view: ZoomTransform;
  dotSize: number;
  labels: ReadonlyMap<string, LabelPosition>;
  onPoint: (placeId: string | null) => void;
  onFocus: (place: Located<MapPlace>) => void;
  onSelectPlace?: ((placeId: string) => void) | undefined;
}

/** Paint order: ends over borders over stops. */
const byPriority = (one: Located<MapPlace>, other: Located<MapPlace>) =>
  PLACE_LOOKS[one.item.kind].priority - PLACE_LOOKS[other.item.kind].priority;

/** Touch target radius in px. */
const REACH = 12;

function PlaceDot({ kind }: { kind: MapPlace['kind'] }) {
  const { radius } = PLACE_LOOKS[kind];
  if (kind !== 'border') return <circle className="geo-map__dot" r={radius - 1} />;
  return <path className="geo-map__dot" d={`M0 ${-radius}L${radius} 0L0 ${radius}L${-radius} 0Z`} />;
}

function PlaceName({ place, at }: { place: MapPlace; at: LabelPosition | undefined }) {
  if (!at) return null;
  const { fontSize, fontWeight } = PLACE_LOOKS[place.kind];
  return (
    <text className="geo-map__name" x={at.dx + 1} y={at.dy} dy=".35em" fontSize={fontSize} fontWeight={fontWeight}>
      {place.name}
    </text>
  );
}

const describe = (place: MapPlace) => (place.detail ? `${place.name}, ${place.detail}` : place.name);

/** Places with the labels that fit, at constant size. */
export function Places({ places, view, dotSize, labels, onPoint, onFocus, onSelectPlace }: Props) {
  return places.toSorted(byPriority).map((located) => {
    const place = located.item;
    const select = onSelectPlace && (() => onSelectPlace(place.id));
    const onKeyDown = (event: KeyboardEvent) => {
      if (!select || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      select();
    };
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the role is button or img
      <g
        key={place.id}
        className={`geo-map__place geo-map__place--${place.kind}${select ? ' geo-map__place--link' : ''}`}
        transform={`translate(${view.applyX(located.x)} ${view.applyY(located.y)})`}
        role={select ? 'button' : 'img'}
        aria-label={describe(place)}
        tabIndex={0}
        onClick={select}
        onKeyDown={onKeyDown}
        onPointerEnter={() => onPoint(place.id)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onFocus(located)}
        onBlur={() => onPoint(null)}
      >
        <circle className="geo-map__reach" r={REACH} />
        <g transform={`scale(${dotSize})`}>
          <PlaceDot kind={place.kind} />
        </g>
        <PlaceName place={place} at={labels.get(placeLabelId(place.id))} />
      </g>
    );
  });
}
