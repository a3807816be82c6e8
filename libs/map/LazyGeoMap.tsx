import { type ComponentType, startTransition, useEffect, useState } from 'react';
import './map.css';
import type { GeoMapProps } from './mapProps.ts';

type Loading =
  | { status: 'loading'; attempt: number }
  | { status: 'failed'; attempt: number }
  | { status: 'ready'; Map: ComponentType<GeoMapProps> };

interface Props extends Omit<GeoMapProps, 'routes'> {
  /** Null: not known yet; the frame waits, as while the map's code loads. */
  routes: GeoMapProps['routes'] | null;
}

export function LazyGeoMap({ routes, ...props }: Props) {
  const [loading, setLoading] = useState<Loading>({ status: 'loading', attempt: 1 });
  const attempt = loading.status === 'loading' ? loading.attempt : null;
  useEffect(() => {
    if (attempt === null) return;
    let isGone = false;
    import('./GeoMap.tsx').then(
      ({ GeoMap }) => !isGone && startTransition(() => setLoading({ status: 'ready', Map: GeoMap })),
      () => !isGone && setLoading({ status: 'failed', attempt }),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  if (loading.status === 'ready' && routes) return <loading.Map {...props} routes={routes} />;
  const { texts, height } = props;
  const isFailed = loading.status === 'failed';
  return (
    <figure className="geo-map" aria-label={texts.mapLabel} aria-busy={!isFailed}>
      <div className="geo-map__window">
        <svg
          className={`geo-map__picture ${isFailed ? '' : 'geo-map__picture--loading'}`}
          height={height}
          aria-hidden="true"
        />
        <div className="geo-map__notice" role="status">
          {isFailed ? texts.failed : texts.loading}
          {isFailed && (
            <button
              type="button"
              className="geo-map__retry"
              onClick={() => setLoading({ status: 'loading', attempt: loading.attempt + 1 })}
            >
              {texts.retry}
            </button>
          )}
        </div>
      </div>
    </figure>
  );
}
