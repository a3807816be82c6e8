/** Id of the place where container numbers are typed; links lead to it by their hash. */
export const CONTAINERS_ANCHOR = 'containers';
