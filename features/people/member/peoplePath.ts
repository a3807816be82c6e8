/** Of the list of people, read anew when one's own rights change. */
export const PEOPLE_LIST_PATH = '/mycenter/queryCompanyUserList';
