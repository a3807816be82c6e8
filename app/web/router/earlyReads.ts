/** Who is here and their menu (portal 2.4); `useEntry` makes these calls by their declarations. */
export const ENTRY_PATHS = ['/getInfo', '/getRouters'];

/** What the home page shows; it makes this call by its declaration. */
export const HOME_PATHS = ['/home'];
