/**
 * Whether an address is a page of the app: a path from its root. Browsers take `//` and `/\\` for another site, and
 * pass over tabs and line ends while they read it.
 */
export const isPagePath = (address: string): boolean => /^\/(?![/\\])[^\s\p{Cc}]*$/u.test(address);

/** Whether an address is a whole one of the web, over http or https. */
export const isWebAddress = (address: string): boolean => /^https?:\/\/[^\s\p{Cc}/]/iu.test(address);
