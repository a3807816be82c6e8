import type zh from './zh.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const en: typeof zh = {
  list: {
    title: 'Train plans',
    planTrain: 'Plan a train',
    trainNo: 'Train no.',
    line: 'Line',
    depart: 'Departure',
    status: 'Status',
    dates: 'Departure',
    sold: 'Sold / capacity',
    ofCapacity: (p) => `${p.sold} of ${p.capacity} TEU`,
    priceFrom: 'Price from',
    empty: 'No trains are planned yet',
    cancelReason: (p) => `Cancelled: ${p.reason}`,
  },
  sheet: {
    lineType: 'Line type',
    direction: 'Direction',
    startStation: 'From',
    endStation: 'To',
    capacityTeu: 'Capacity (TEU)',
    soldTeu: 'Sold (TEU)',
    remainTeu: 'Left (TEU)',
    cancelReason: 'Reason of cancellation',
  },
  moves: {
    open: 'Open',
    close: 'Close',
    opened: 'The train is open for booking',
    closed: 'The train is closed for booking',
    capacity: 'Change capacity',
    prices: 'Change prices',
    loadPlan: 'Space by customer',
    similar: 'Plan a similar train',
    more: (p) => `More actions for ${p.trainNo}`,
  },
  capacity: {
    short: (p) => `${p.sold} TEU are sold: ${p.short} TEU short.`,
    title: (p) => `Capacity of ${p.trainNo}`,
    label: 'Capacity (TEU)',
    hint: (p) => `${p.sold} TEU are sold: not below that, at most ${p.most} TEU`,
    done: 'Capacity changed',
  },
  prices: {
    title: (p) => `Prices of ${p.trainNo}`,
    hint: 'Bookings already made keep their price.',
    done: 'Prices changed',
    sizeType: 'Container',
    price: 'Price',
    currency: 'Currency',
    add: 'Add a container type',
    remove: 'Remove this container type',
    twice: 'Named twice',
    wrong: 'Must be more than 0, with at most two decimals',
  },
  form: {
    title: 'Plan a train',
    kind: 'What to plan',
    once: 'One train',
    series: 'Weekly series',
    line: 'Line',
    trainNo: 'Train no.',
    capacityTeu: 'Capacity (TEU)',
    departTime: 'Departure',
    weekdays: 'Runs on',
    weekdaysNeeded: 'Choose at least one day',
    dateFrom: 'First day',
    dateTo: 'Last day',
    departClock: 'Departs at',
    cutoffHours: 'Cut-off, hours before',
    gateInHours: 'Gate-in, hours before',
    gateInTooEarly: 'Gate-in cannot close before the cut-off',
    preview: (p) =>
      p.skipped === 0
        ? `${p.planned} ${p.planned === 1 ? 'train' : 'trains'} will be planned`
        : `${p.planned} ${p.planned === 1 ? 'train' : 'trains'} will be planned, ${p.skipped} ${p.skipped === 1 ? 'date' : 'dates'} skipped`,
    skipped: (p) => `skipped: ${p.trainNo} departs at ${p.clock} (${p.status})`,
    previewNone: 'Choose weekdays and the first and last day',
    previewTooMany: (p) => `${p.count} dates; at most ${p.most} at a time, please choose a shorter range`,
    andMore: (p) => `and ${p.count} more`,
    endBeforeStart: 'The last day cannot be before the first',
    create: 'Create',
    created: 'Train planned; customers can book once it is opened',
    seriesCreated: (p) =>
      p.skipped === 0
        ? `${plural(p.created, 'train', 'trains')} planned`
        : `${plural(p.created, 'train', 'trains')} planned; ${plural(p.skipped, 'day', 'days')} skipped that had one already`,
    zone: 'In Beijing time',
  },
};

export default en;
