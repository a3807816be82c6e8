/** Pages of one-time links; the token stands behind `#`, so that it reaches no log. */
export const JOIN_BY_LINK_PATH = '/joinByLink';
export const NEW_PASSWORD_PATH = '/newPasswordByLink';
