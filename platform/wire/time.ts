import { z } from 'zod';

/** Times on the wire are wall-clock texts in this zone; China has no summer time, so the offset is fixed. */
export const PLATFORM_ZONE = { name: 'Asia/Shanghai', offsetMinutes: 480 } as const;

const MINUTE = 60_000;

export function formatDateTime(instant: Date): string {
  const shifted = new Date(instant.getTime() + PLATFORM_ZONE.offsetMinutes * MINUTE);
  return shifted.toISOString().slice(0, 19).replace('T', ' ');
}

export function formatDate(instant: Date): string {
  return formatDateTime(instant).slice(0, 10);
}

/** The instant of a `yyyy-MM-dd HH:mm:ss` or `yyyy-MM-dd` text in the platform's zone. */
export function parseDateTime(text: string): Date {
  const [date, time = '00:00:00'] = text.split(' ');
  return new Date(new Date(`${date}T${time}Z`).getTime() - PLATFORM_ZONE.offsetMinutes * MINUTE);
}

/** From one wire time to another; negative: earlier. */
export function minutesBetween(from: string, to: string): number {
  return Math.round((parseDateTime(to).getTime() - parseDateTime(from).getTime()) / MINUTE);
}

/** Plausible years; others are typing errors. */
const YEARS = /^20\d{2}-/;

const isRealDate = (text: string) => {
  // The calendar has no year 0, though JavaScript has.
  if (text.startsWith('0000')) return false;
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return YEARS.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10));
};

export const dateText = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isRealDate);

export const dateTimeText = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
  .refine(isRealDate);
