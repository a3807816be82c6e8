import type { ZoomTransform } from 'd3-zoom';
import type { Size } from './mapProps.ts';
import { Tooltip } from './Tooltip.tsx';
import type { MapScene } from './useScene.ts';

/** Hovered or focused item; a route with the pointer's pixel. */
export type Pointed = { placeId: string } | { routeId: string; x: number; y: number } | null;

interface Props {
  pointed: Pointed;
  scene: MapScene;
  view: ZoomTransform;
  size: Size;
  fontFamily: string;
}

export function MapTooltip({ pointed, scene, view, size, fontFamily }: Props) {
  if (!pointed) return null;
  if ('routeId' in pointed) {
    const label = scene.routes.find(({ route }) => route.id === pointed.routeId)?.route.label;
    if (!label) return null;
    return (
      <Tooltip
        x={pointed.x}
        y={pointed.y}
        title={label}
        detail={undefined}
        size={size}
        fontFamily={fontFamily}
      />
    );
  }
  const place = scene.places.find(({ item }) => item.id === pointed.placeId);
  if (!place) return null;
  const [x, y] = view.apply([place.x, place.y]);
  const { name, detail } = place.item;
  return <Tooltip x={x} y={y} title={name} detail={detail} size={size} fontFamily={fontFamily} />;
}
