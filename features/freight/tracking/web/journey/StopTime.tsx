import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { stationTime } from '../../../network/stationTime.ts';
import type { JourneyStop } from '../../wire.ts';
import { useJourneyTexts } from '../texts.ts';
import { shortTime } from './shortTime.ts';

/** Whose time comes first: followers read the station's own, operators enter the platform's. */
export type Clock = 'station' | 'platform';

type ClockPlace = Pick<JourneyStop, 'countryCode' | 'latitude' | 'longitude'>;

/** A time as it is shown at a place, and the other clock's for the tooltip. */
function useTimeAt(clock: Clock): (place: ClockPlace, time: string) => { shown: string; tip: string } {
  const texts = useJourneyTexts();
  const language = useLanguage();
  const { zone } = useFormat();
  return (place, time) => {
    const local = stationTime(place, time);
    const platform = shortTime(time, language);
    if (local.isPlatformTime) return { shown: platform, tip: zone };
    const there = shortTime(local.time, language);
    return clock === 'station'
      ? { shown: there, tip: `${local.offset} · ${platform} ${zone}` }
      : { shown: platform, tip: `${zone} · ${texts.local({ time: there, offset: local.offset })}` };
  };
}

interface StopTimeProps {
  place: ClockPlace;
  time: string;
  clock: Clock;
  kind?: 'actual' | 'expected';
}

export function StopTime({ place, time, clock, kind }: StopTimeProps) {
  const { shown, tip } = useTimeAt(clock)(place, time);
  return (
    <time dateTime={time} title={tip} data-kind={kind}>
      {shown}
    </time>
  );
}
