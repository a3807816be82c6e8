/** Paths of `getInfo` and `getRouters` (portal 2.4), without loading their declarations (routes.test.ts). */
export const BOOTSTRAP_PATHS = ['/getInfo', '/getRouters'];

/** Path of `readHome`. */
export const HOME_PATHS = ['/home', '/home/attention'];
