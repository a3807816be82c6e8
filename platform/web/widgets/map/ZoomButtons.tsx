import { ZOOM_FACTOR } from './mapKeys.ts';
import type { MapTexts } from './mapProps.ts';
import type { Zoom } from './useZoom.ts';

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

export function ZoomButtons({ zoom, texts }: { zoom: Zoom; texts: MapTexts }) {
  return (
    <div className="geo-map__buttons">
      <ZoomButton name={texts.zoomIn} icon={PLUS} onClick={() => zoom.zoomBy(ZOOM_FACTOR)} />
      <ZoomButton name={texts.zoomOut} icon={MINUS} onClick={() => zoom.zoomBy(1 / ZOOM_FACTOR)} />
      <ZoomButton name={texts.fit} icon={CORNERS} onClick={zoom.fit} />
    </div>
  );
}
