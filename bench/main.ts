import { startBenchServer } from './benchServer.ts';
import { measureBooking } from './booking.ts';
import { measureChat } from './chat.ts';
import { measureExports } from './exports.ts';
import { measureFiles } from './files.ts';
import { measureLive } from './live/measureLive.ts';
import { measurePages } from './pages.ts';
import { type Figure, tableOf } from './table.ts';
import { measureTimetable } from './timetable.ts';
import { measureTypes } from './types.ts';

const requested = process.argv.slice(2);
const isRequested = (part: string) => requested.length === 0 || requested.includes(part);

const figures: Figure[] = [];
if (isRequested('a') || isRequested('b') || isRequested('c')) {
  const server = await startBenchServer();
  try {
    // Reads before writes: a million bookings would slow the others down.
    if (isRequested('b')) figures.push(...(await measureTimetable(server)));
    if (isRequested('c')) figures.push(...(await measurePages(server)));
    if (isRequested('a')) figures.push(...(await measureBooking(server)));
  } finally {
    await server.stop();
  }
}
if (isRequested('m')) {
  const server = await startBenchServer();
  try {
    figures.push(...(await measureChat(server)));
  } finally {
    await server.stop();
  }
}
if (isRequested('f')) figures.push(...(await measureFiles()));
if (isRequested('l')) figures.push(...(await measureLive()));
if (isRequested('x')) figures.push(...(await measureExports()));
if (isRequested('t')) figures.push(...measureTypes());
console.log(`\n${tableOf(figures)}`);
process.exit(figures.some(({ isMet }) => isMet === false) ? 1 : 0);
