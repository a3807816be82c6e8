/** Section of the account centre with a company's deposits. */
export const DEPOSITS_SECTION = 'deposits';
