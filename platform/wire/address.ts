/** First page after sign-in. */
export const HOME = '/index';
export const SIGN_IN = '/login';

/** Browsers read `//` and `/\\` as another site, and skip tabs and line ends. */
export const isAppPath = (address: string): boolean => /^\/(?![/\\])[^\s\p{Cc}]*$/u.test(address);

export const isWebAddress = (address: string): boolean => /^https?:\/\/[^\s\p{Cc}/]/iu.test(address);
