/** Portal 2.2. */
export const trainPath = (trainInfoId: number): string => `/plandetail?trainInfoId=${trainInfoId}`;
