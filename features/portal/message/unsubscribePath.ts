/** Page, and target of a mail client's one click, below the app's base: `{path}/{token}`. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';
