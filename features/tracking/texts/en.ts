import words from './kinds/en.ts';
import type zh from './zh.ts';

const en: typeof zh = {
  ...words,
  server: {
    absent: 'There is no such train.',
    trace: {
      wrongCheckDigit: (p) =>
        `${p.number} is not a valid container number: its check digit does not fit. Please compare it character by character.`,
      unknownContainer: (p) =>
        `Nothing is known about container ${p.number} yet. It can be followed once its booking is confirmed and its number filled in.`,
      unknown: (p) =>
        `Nothing found for “${p.number}”. Enter a container number (4 letters and 7 digits) or the number of a confirmed order.`,
      said: (p) =>
        `${p.station}: ${p.kind}${p.classifier === null ? '' : ` (${p.classifier.toLowerCase()})`}`,
    },
    rules: {
      wrongEvents: 'Some events cannot be recorded; nothing has been saved.',
      future: 'What has happened cannot lie in the future',
      stationOffLine: 'This station is not on the train’s line',
      onlyFirst: 'This can only happen at the first station',
      notFirst: 'This cannot happen at the first station',
      onlyLast: 'This can only happen at the last station',
      notLast: 'This cannot happen at the last station',
      onlyBorder: 'This can only happen at a border station',
      offTrain: (p) => `Not on this train: ${p.numbers}`,
      notDeparted: 'The train has not departed yet; record its departure first',
      beforeDeparture: (p) => `Before the train departed (${p.time})`,
      tooEarly: (p) =>
        `More than 48 hours before the planned departure (${p.time}); check the train and the time`,
      farFromPlan: (p) => `Too far from the plan of the train (departure ${p.time}); check the time`,
      delayReason: (p) => `More than an hour later than expected (${p.time}): choose the reason`,
      afterSeen: (p) => `Later than an event already recorded on the way (${p.time})`,
      alreadyRecorded: 'The same event is already recorded',
      departedAlready: 'The departure is already recorded; correct that event instead',
      twice: 'The same as another event of this submission',
    },
    cancelled: 'The train is cancelled; no events can be recorded.',
    correctOne: 'Only one event can be corrected at a time, for the whole train or for one container.',
    correctAbsent: 'The event to correct does not exist or belongs to another train.',
    corrected: 'This event has been corrected already. Please refresh and correct the newest one.',
    correctKeeps: 'This event decided the status of the train; only its time and remark can be corrected.',
    sheet: {
      fileName: (p) => `tracking_events_${p.trainNo}`,
      events: 'Events',
      lists: 'Choices',
      containers: 'Containers',
      columns: {
        kind: 'Event',
        classifier: 'Nature',
        station: 'Station',
        time: 'Time (Beijing time)',
        containerNos: 'Containers (empty: whole train)',
        remark: 'Remark (public)',
        delayReason: 'Delay reason',
      },
      containerNo: 'Container',
      orderBigNo: 'Order',
      company: 'Company',
      sizeType: 'Size-type',
      noHeader: 'The headings were not found; please fill in the downloaded template.',
      kindMissing: 'The event is missing',
      kindUnknown: (p) => `Unknown event “${p.text}”`,
      classifierUnknown: (p) => `Unknown nature “${p.text}”; use Planned, Estimated or Actual`,
      stationMissing: 'The station is missing',
      stationUnknown: (p) => `There is no station “${p.text}” on this train’s line`,
      timeMissing: 'The time is missing',
      timeUnknown: (p) => `Cannot read the time “${p.text}”; write it like “2026-03-08 14:30”`,
      numberWrong: (p) => `“${p.text}” is not a container number`,
      tooManyNumbers: (p) => `At most ${p.max} containers in one row`,
      reasonUnknown: (p) => `Unknown delay reason “${p.text}”`,
      remarkLong: (p) => `The remark may have at most ${p.max} characters`,
    },
  },
};
export default en;
