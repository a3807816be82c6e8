import { measureBooking } from './booking.ts';
import { measureChat } from './chat.ts';
import { measureExports } from './exports.ts';
import { measureFiles } from './files.ts';
import { prepareGround } from './ground.ts';
import { measureLive } from './live/measureLive.ts';
import { measurePages } from './pages.ts';
import { type Figure, tableOf } from './table.ts';
import { measureTimetable } from './timetable.ts';
import { measureTypes } from './types.ts';

const asked = process.argv.slice(2);
const isAsked = (part: string) => asked.length === 0 || asked.includes(part);

const figures: Figure[] = [];
if (isAsked('a') || isAsked('b') || isAsked('c')) {
  const ground = await prepareGround();
  try {
    // Reads before writes: a million bookings would slow the others down.
    if (isAsked('b')) figures.push(...(await measureTimetable(ground)));
    if (isAsked('c')) figures.push(...(await measurePages(ground)));
    if (isAsked('a')) figures.push(...(await measureBooking(ground)));
  } finally {
    await ground.clear();
  }
}
if (isAsked('m')) {
  const ground = await prepareGround();
  try {
    figures.push(...(await measureChat(ground)));
  } finally {
    await ground.clear();
  }
}
if (isAsked('f')) figures.push(...(await measureFiles()));
if (isAsked('l')) figures.push(...(await measureLive()));
if (isAsked('x')) figures.push(...(await measureExports()));
if (isAsked('t')) figures.push(...measureTypes());
console.log(`\n${tableOf(figures)}`);
process.exit(figures.some(({ isMet }) => isMet === false) ? 1 : 0);
