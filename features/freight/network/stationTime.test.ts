import { expect, test } from 'vitest';
import { demoStations } from './server/demoStations.ts';
import { stationTime, timeZoneOf } from './stationTime.ts';

const at = (countryCode: string, latitude: number, longitude: number) => ({
  countryCode,
  latitude,
  longitude,
});

test('a time of the wire is shown on the clock of the station, with summer time where there is one', () => {
  expect(stationTime(at('KZ', 43.34, 76.95), '2026-11-30 01:45:00')).toEqual({
    time: '2026-11-29 22:45:00',
    offset: 'UTC+5',
    isPlatformTime: false,
  });
  expect(stationTime(at('DE', 51.4, 6.7), '2026-07-01 12:00:00')).toMatchObject({
    time: '2026-07-01 06:00:00',
    offset: 'UTC+2',
  });
  expect(stationTime(at('DE', 51.4, 6.7), '2026-12-01 07:00:00')).toMatchObject({
    time: '2026-12-01 00:00:00',
    offset: 'UTC+1',
  });
  expect(stationTime(at('CN', 43.8, 87.6), '2026-12-01 12:00:00')).toMatchObject({ isPlatformTime: true });
  expect(stationTime(at('XX', 0, 0), '2026-12-01 12:00:00')).toMatchObject({ time: '2026-12-01 12:00:00' });
});

test('every station of the network has a zone, and those of Russia the one of their region', () => {
  const hours = (key: string) => {
    const found = demoStations.find((station) => station.key === key);
    return found && stationTime(found, '2026-12-01 12:00:00').offset;
  };
  const foreign = demoStations.filter(({ countryCode }) => countryCode !== 'CN');
  expect(foreign.filter((station) => timeZoneOf(station) === 'Asia/Shanghai')).toEqual([]);
  expect(['moscow', 'kazan', 'penza'].map(hours)).toEqual(['UTC+3', 'UTC+3', 'UTC+3']);
  expect(['kinel', 'syzran'].map(hours)).toEqual(['UTC+4', 'UTC+4']);
  expect(['orenburg', 'iletsk', 'kurgan', 'yekaterinburg'].map(hours)).toEqual(Array(4).fill('UTC+5'));
  expect(['omsk', 'novosibirsk', 'krasnoyarsk'].map(hours)).toEqual(['UTC+6', 'UTC+7', 'UTC+7']);
  expect(['taishet', 'naushki'].map(hours)).toEqual(['UTC+8', 'UTC+8']);
  expect(['zabaikalsk', 'chernyshevsk', 'belogorsk'].map(hours)).toEqual(Array(3).fill('UTC+9'));
  expect(['khabarovsk', 'grodekovo'].map(hours)).toEqual(['UTC+10', 'UTC+10']);
});
