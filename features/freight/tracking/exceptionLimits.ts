/** Later than planned by so much. */
export const LATE_HOURS = 6;
/** The next report overdue by so much: silent longer than the leg explains. */
export const SILENT_HOURS = 6;
