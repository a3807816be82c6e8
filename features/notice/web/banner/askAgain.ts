/** How often new notices are asked for, in ms. */
export const ASK_AGAIN_MS = 5 * 60_000;
