/** How often new notices are asked for where nothing is heard of them, in ms. */
export const ASK_AGAIN_MS = 5 * 60_000;
