const through = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

interface DisabledTimes {
  disabledHours: () => number[];
  disabledMinutes: (hour: number) => number[];
}

/** Times after `latest` (`yyyy-MM-dd HH:mm:ss`) on its day (`yyyy-MM-dd`); none on earlier days. */
export function disabledTimes(day: string, latest: string): DisabledTimes {
  const isLastDay = day === latest.slice(0, 10);
  const lastHour = Number(latest.slice(11, 13));
  const lastMinute = Number(latest.slice(14, 16));
  return {
    disabledHours: () => (isLastDay ? through(lastHour + 1, 23) : []),
    disabledMinutes: (hour) => (isLastDay && hour === lastHour ? through(lastMinute + 1, 59) : []),
  };
}
