import { PLATFORM_ZONE, parseDateTime } from '../../../platform/wire/time.ts';
import type { Station } from './wire.ts';

type Place = Pick<Station, 'countryCode' | 'latitude' | 'longitude'>;

/** Countries whose railways run by one time; China's do, and Kazakhstan's since March 2024. */
const ZONE_OF_COUNTRY: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  AZ: 'Asia/Baku',
  BE: 'Europe/Brussels',
  BY: 'Europe/Minsk',
  CN: 'Asia/Shanghai',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GE: 'Asia/Tbilisi',
  HU: 'Europe/Budapest',
  IT: 'Europe/Rome',
  KG: 'Asia/Bishkek',
  KZ: 'Asia/Almaty',
  LA: 'Asia/Vientiane',
  LT: 'Europe/Vilnius',
  LV: 'Europe/Riga',
  MN: 'Asia/Ulaanbaatar',
  NL: 'Europe/Amsterdam',
  PL: 'Europe/Warsaw',
  SK: 'Europe/Bratislava',
  TJ: 'Asia/Dushanbe',
  TM: 'Asia/Ashgabat',
  TR: 'Europe/Istanbul',
  UA: 'Europe/Kiev',
  UZ: 'Asia/Tashkent',
  VN: 'Asia/Ho_Chi_Minh',
};

/** Railway towns of Russia with their zones: a station has that of the nearest one. */
const RUSSIAN_TOWNS: readonly (readonly [latitude: number, longitude: number, zone: string])[] = [
  [54.7, 20.5, 'Europe/Kaliningrad'],
  [54.8, 32.0, 'Europe/Moscow'],
  [59.9, 30.3, 'Europe/Moscow'],
  [55.8, 37.6, 'Europe/Moscow'],
  [47.2, 39.7, 'Europe/Moscow'],
  [53.2, 45.0, 'Europe/Moscow'],
  [56.3, 44.0, 'Europe/Moscow'],
  [55.8, 49.1, 'Europe/Moscow'],
  [58.6, 49.7, 'Europe/Moscow'],
  [48.7, 44.5, 'Europe/Moscow'],
  [46.3, 48.0, 'Europe/Astrakhan'],
  [51.5, 46.0, 'Europe/Saratov'],
  [54.3, 48.4, 'Europe/Ulyanovsk'],
  [53.2, 48.5, 'Europe/Samara'],
  [53.2, 50.1, 'Europe/Samara'],
  [56.9, 53.2, 'Europe/Samara'],
  [51.8, 55.1, 'Asia/Yekaterinburg'],
  [54.7, 56.0, 'Asia/Yekaterinburg'],
  [58.0, 56.2, 'Asia/Yekaterinburg'],
  [55.2, 61.4, 'Asia/Yekaterinburg'],
  [56.8, 60.6, 'Asia/Yekaterinburg'],
  [57.2, 65.5, 'Asia/Yekaterinburg'],
  [61.3, 73.4, 'Asia/Yekaterinburg'],
  [55.0, 73.4, 'Asia/Omsk'],
  [55.0, 82.9, 'Asia/Novosibirsk'],
  [53.3, 83.8, 'Asia/Barnaul'],
  [56.5, 85.0, 'Asia/Tomsk'],
  [53.8, 87.1, 'Asia/Novokuznetsk'],
  [56.0, 92.8, 'Asia/Krasnoyarsk'],
  [55.9, 98.0, 'Asia/Irkutsk'],
  [52.3, 104.3, 'Asia/Irkutsk'],
  [51.8, 107.6, 'Asia/Irkutsk'],
  [52.0, 113.5, 'Asia/Chita'],
  [49.7, 117.3, 'Asia/Chita'],
  [54.0, 123.9, 'Asia/Yakutsk'],
  [50.9, 128.5, 'Asia/Yakutsk'],
  [62.0, 129.7, 'Asia/Yakutsk'],
  [48.5, 135.1, 'Asia/Vladivostok'],
  [43.1, 131.9, 'Asia/Vladivostok'],
];

function russianZone({ latitude, longitude }: Place): string {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const distances = RUSSIAN_TOWNS.map(([north, east, zone]) => ({
    zone,
    distance: Math.hypot(north - latitude, (east - longitude) * shrink),
  }));
  return distances.reduce((nearest, one) => (one.distance < nearest.distance ? one : nearest)).zone;
}

/** IANA zone of a station; that of the platform where the country is not known. */
export function timeZoneOf(place: Place): string {
  if (place.countryCode === 'RU') return russianZone(place);
  return ZONE_OF_COUNTRY[place.countryCode] ?? PLATFORM_ZONE.name;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Null: a browser that does not know the zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    const clock =
      clocks.get(timeZone) ??
      new Intl.DateTimeFormat('en-GB', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
      });
    clocks.set(timeZone, clock);
    return clock;
  } catch {
    return null;
  }
}

interface StationTime {
  /** `yyyy-MM-dd HH:mm:ss` on the station's clock */
  time: string;
  /** UTC+5, UTC+5:30 */
  offset: string;
  /** the station's clock shows what the platform's does */
  isPlatformTime: boolean;
}

/** A wire time on the clock of a station. */
export function stationTime(place: Place, wireTime: string): StationTime {
  const instant = parseDateTime(wireTime);
  const clock = Number.isNaN(instant.getTime()) ? null : clockOf(timeZoneOf(place));
  if (clock === null) return { time: wireTime, offset: 'UTC+8', isPlatformTime: true };
  const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, second } = parts;
  const time = `${year}-${month}-${day} ${hour}:${minute}:${second}`;
  const minutes = Math.round((Date.parse(`${time.replace(' ', 'T')}Z`) - instant.getTime()) / 60_000);
  const rest = minutes % 60 === 0 ? '' : `:${String(Math.abs(minutes % 60)).padStart(2, '0')}`;
  return {
    time,
    offset: `UTC${minutes < 0 ? '−' : '+'}${Math.trunc(Math.abs(minutes) / 60)}${rest}`,
    isPlatformTime: minutes === PLATFORM_ZONE.offsetMinutes,
  };
}
