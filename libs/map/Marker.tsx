import type { ZoomTransform } from 'd3-zoom';
import type { LabelPosition } from './labels.ts';
import type { MapMarker } from './mapProps.ts';
import { MARKER_LOOK } from './placeKinds.ts';
import type { Located } from './useLabels.ts';

interface Props {
  marker: Located<MapMarker>;
  view: ZoomTransform;
  at: LabelPosition | undefined;
  textWidth: number;
}

/** Train position: pulsing dot with a label; dashed for an estimated position. */
export function Marker({ marker, view, at, textWidth }: Props) {
  const { isCertain, label } = marker.item;
  const { inset, height, fontSize, fontWeight } = MARKER_LOOK;
  return (
    <g
      className={`geo-map__marker geo-map__marker--${isCertain ? 'certain' : 'reckoned'}`}
      transform={`translate(${view.applyX(marker.x)} ${view.applyY(marker.y)})`}
    >
      <circle className="geo-map__pulse" r={16} />
      <circle className="geo-map__marker-ring" r={8.5} />
      <circle className="geo-map__marker-dot" r={isCertain ? 5 : 3.5} />
      {at && (
        <g transform={`translate(${at.dx} ${at.dy - height / 2})`}>
          <rect className="geo-map__pill" width={textWidth + 2 * inset} height={height} rx={height / 2} />
          <text
            className="geo-map__pill-text"
            x={inset}
            y={height / 2}
            dy=".35em"
            fontSize={fontSize}
            fontWeight={fontWeight}
          >
            {label}
          </text>
        </g>
      )}
    </g>
  );
}
