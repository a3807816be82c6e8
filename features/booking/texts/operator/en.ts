import type zh from './zh.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const en: typeof zh = {
  queue: {
    title: 'Booking review',
    subtitle: (p) => `Bookings not answered within ${p.hours} hours expire and give their space back`,
    empty: 'No bookings wait for an answer',
    order: 'Order',
    company: 'Customer',
    trainNo: 'Train no.',
    train: 'Train',
    departs: 'Departure / cut-off',
    departDate: 'Departure',
    containers: 'Containers',
    containerCount: (p) => plural(p.count, 'container', 'containers'),
    amount: 'Amount',
    status: 'Status',
    waiting: 'Waiting',
    waited: (p) =>
      p.days > 0 ? `${p.days} d ${p.hours} h` : p.hours > 0 ? `${p.hours} h` : `${p.minutes} min`,
    answerWithin: (p) => (p.hours > 0 ? `${p.hours} h left` : `${p.minutes} min left`),
    overdue: 'About to expire',
    space: (p) => `${p.teu} TEU`,
    contact: 'Contact',
    open: (p) => `Open order ${p.orderBigNo}`,
    toLoadPlan: (p) => `Load plan of ${p.trainNo}`,
  },
  answer: {
    confirm: 'Confirm',
    confirmOne: (p) => `Confirm booking ${p.orderBigNo}?`,
    confirmOneText: (p) =>
      `${p.company}, ${p.teu} TEU on train ${p.trainNo}. The customer is told; this cannot be taken back.`,
    confirmed: 'Booking confirmed; the customer has been told',
    refuse: 'Refuse',
    refuseOne: (p) => `Refuse booking ${p.orderBigNo}`,
    refuseText: (p) =>
      `${p.company}. ${p.teu} TEU become free again and the customer is told; this cannot be taken back.`,
    refuseReason: 'Reason (the customer sees it)',
    refuseConfirm: 'Refuse booking',
    refused: 'Booking refused; the customer has been told',
  },
  bulk: {
    confirm: (p) => (p.count > 0 ? `Confirm ${plural(p.count, 'booking', 'bookings')}` : 'Confirm selected'),
    title: (p) => `Confirm ${plural(p.count, 'booking', 'bookings')}?`,
    text: (p) =>
      `${p.teu} TEU on ${plural(p.trains, 'train', 'trains')}. The customers are told; this cannot be taken back.`,
    done: (p) => `${plural(p.count, 'booking', 'bookings')} confirmed; the customers have been told`,
    partly: 'Some bookings could not be confirmed',
    partlyText: (p) => `Confirmed: ${p.confirmed}. Not confirmed: ${p.failed}.`,
    why: 'Why',
    close: 'Close',
  },
  drawer: {
    title: (p) => `Order ${p.orderBigNo}`,
    loadPlan: 'Load plan',
    train: 'Train',
    containers: 'Containers',
    numbered: (p) => `${p.teu} TEU, ${p.done} of ${p.all} numbered`,
    goods: 'Goods',
    contact: 'Contact',
    remark: 'Remark',
    created: 'Ordered',
  },
  load: {
    title: 'Load plan',
    menu: 'Load plans',
    choose: 'Train',
    chooseHint: 'Search by train number',
    none: 'No train with this number',
    start: 'Choose a train to see who has how much space on it',
    next: 'Leaving next',
    departs: 'Departure',
    noTrains: 'No trains leave soon',
    option: (p) => `${p.trainNo} · ${p.line} · ${p.time}`,
    share: 'Space on the train',
    sold: 'Booked',
    free: 'Free',
    capacity: 'Capacity',
    orders: 'Orders',
    numbers: 'Numbered',
    unanswered: 'To review',
    containers: 'Containers',
    legendSubmitted: 'Striped: not yet confirmed',
    company: 'Customer',
    sharePercent: 'Share',
    teu: 'TEU',
    order: 'Order',
    status: 'Status',
    picture: (p) => `${p.sold} of ${p.capacity} TEU booked, ${p.free} free. ${p.companies}`,
    pictureCompany: (p) => `${p.company} ${p.teu} TEU`,
    pictureSubmitted: (p) => `${p.teu} TEU of it not yet confirmed`,
    empty: 'No orders on this train yet',
    review: 'Review',
    space: (p) => `${p.teu} TEU`,
  },
  cancelling: {
    cancel: 'Cancel train',
    title: (p) => `Cancel train ${p.trainNo}`,
    warning: (p) =>
      `Departs ${p.depart}, ${p.soldTeu} TEU sold. This cannot be undone: all bookings on the train end, and everyone booked is told.`,
    done: (p) =>
      p.count === 0
        ? 'Train cancelled; it had no bookings'
        : `Train cancelled; ${plural(p.count, 'booking', 'bookings')} ended, customers are told`,
  },
  departure: {
    change: 'Change departure',
    reason: 'Reason for the delay',
    reasonHint: 'Customers read it in their message',
    label: 'Departure',
    zone: 'In Beijing time',
    title: (p) => `Departure of ${p.trainNo}`,
    same: 'The train leaves at this time already; choose another one to come',
    hint: (p) =>
      `The document cut-off (now ${p.cutoff}), gate-in and arrival move with it, and all customers with space on the train are told.`,
    done: (p) =>
      p.count === 0
        ? 'Departure changed'
        : `Departure changed; customers of ${plural(p.count, 'booking', 'bookings')} are told`,
  },
  trainStatus: {
    planned: 'Planned',
    open: 'Open',
    closed: 'Closed',
    departed: 'Departed',
    arrived: 'Arrived',
    cancelled: 'Cancelled',
  },
};
export default en;
