import type { Feature } from '../../../../platform/server/feature.ts';
import { rankUsedCodes } from '../../nomenclature/server/index.ts';
import { bookingCalls } from './calls.ts';
import { openOrders } from './closureObstacle.ts';
import { sendCutoffReminders } from './cutoffReminder.ts';
import { seedDemoOrders } from './demo.ts';
import { loadNewDemoTrains } from './demoContinue.ts';
import { dictionaries } from './dictionaries.ts';
import { expireOverdue } from './expire.ts';
import { exports } from './exports.ts';
import { finders } from './finders.ts';
import { homeSources } from './homeSources.ts';
import { live } from './live.ts';
import { menu } from './menu.ts';
import { menuCounts } from './menuCounts.ts';
import { messages } from './messages.ts';
import { poolRecords } from './numbers/poolRecords.ts';
import { orderHandover } from './orderHandover.ts';
import { orderPapers } from './papers.ts';
import { lapseAndNote } from './rollOver/decide.ts';
import { rollOverMessages } from './rollOver/messages.ts';
import { readBookedGoods } from './usedGoods.ts';

rankUsedCodes(readBookedGoods);

const CUSTOMER = ['booking:booking:add', 'booking:order:list', 'booking:paper:query'];

export const booking: Feature = {
  name: 'booking',
  closureObstacles: [openOrders],
  calls: bookingCalls,
  menu,
  menuCounts,
  homeSources,
  finders,
  dictionaries,
  relations: [orderPapers],
  grants: {
    customer: CUSTOMER,
    special: CUSTOMER,
    operator: [
      'operation:booking:list',
      'operation:booking:confirm',
      'operation:clash:list',
      'operation:clash:edit',
      'operation:container:list',
      'operation:container:add',
      'operation:container:edit',
      'operation:container:remove',
    ],
  },
  memberRights: { booking: ['booking:booking:add'], papers: ['booking:paper:query'] },
  handovers: [orderHandover],
  exports: [...exports, ...poolRecords.exports],
  live,
  messages: [...messages, ...rollOverMessages],
  demo: async (db) => {
    await seedDemoOrders(db);
    await loadNewDemoTrains(db);
  },
  jobs: ({ db, log }) => [
    {
      name: 'booking.expire',
      cron: '*/5 * * * *',
      run: async () => {
        const expired = await expireOverdue(db);
        if (expired > 0) log.info({ expired }, 'bookings expired');
        await db.transaction(lapseAndNote);
      },
    },
    {
      name: 'booking.remindOfCutoff',
      cron: '*/10 * * * *',
      run: async () => {
        const orders = await sendCutoffReminders(db);
        if (orders > 0) log.info({ orders }, 'customers reminded of the document cut-off');
      },
    },
  ],
};
