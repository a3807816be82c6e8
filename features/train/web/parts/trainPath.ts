/** The address of a train's own page (portal 2.2). */
export const trainPath = (trainInfoId: number): string => `/plandetail?trainInfoId=${trainInfoId}`;
