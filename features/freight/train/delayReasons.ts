import { z } from 'zod';
import type { Language } from '../../../platform/wire/language.ts';
import { parseDateTime } from '../../../platform/wire/time.ts';

/** Why a train runs late; shown to customers. */
export const DELAY_REASONS = [
  'weather',
  'congestion',
  'border',
  'customs',
  'transshipment',
  'traction',
  'wagons',
  'terminal',
  'documents',
  'incident',
  'other',
] as const;
export const delayReason = z.enum(DELAY_REASONS);
export type DelayReason = z.infer<typeof delayReason>;

export const DELAY_REASON_NAMES: Record<Language, Record<DelayReason, string>> = {
  zh: {
    weather: '天气原因',
    congestion: '线路拥堵或限行',
    border: '口岸拥堵',
    customs: '海关查验',
    transshipment: '换装等待',
    traction: '机车不足或故障',
    wagons: '车板短缺或故障',
    terminal: '场站装卸延误',
    documents: '单证不齐',
    incident: '行车事故',
    other: '其他原因',
  },
  en: {
    weather: 'Weather',
    congestion: 'Line congestion or restrictions',
    border: 'Border congestion',
    customs: 'Customs inspection',
    transshipment: 'Waiting for transshipment',
    traction: 'Locomotive shortage or failure',
    wagons: 'Wagon shortage or failure',
    terminal: 'Delay at the terminal',
    documents: 'Documents incomplete',
    incident: 'Railway incident',
    other: 'Other reason',
  },
  ru: {
    weather: 'Погодные условия',
    congestion: 'Загруженность участка или ограничения движения',
    border: 'Очередь на погранпереходе',
    customs: 'Таможенный досмотр',
    transshipment: 'Ожидание перегрузки 1435/1520',
    traction: 'Нехватка или неисправность локомотива',
    wagons: 'Нехватка или неисправность платформ',
    terminal: 'Задержка на терминале',
    documents: 'Неполный комплект документов',
    incident: 'Происшествие на железной дороге',
    other: 'Другая причина',
  },
};

/** A smaller delay needs no reason. */
const DELAY_NEEDS_REASON_MINUTES = 60;

/** `time` is later than what was expected so far by enough to owe a reason; wire times. */
export function needsDelayReason(expectedTime: string, time: string): boolean {
  const lateMs = parseDateTime(time).getTime() - parseDateTime(expectedTime).getTime();
  return lateMs >= DELAY_NEEDS_REASON_MINUTES * 60_000;
}
