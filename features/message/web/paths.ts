export const CENTRE_PATH = '/messageCenter';
export const SETTING_PATH = '/messageSetting';
