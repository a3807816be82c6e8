import { listNotices, queryNotice, queryNoticeList, readNotice } from '../wire.ts';

/** What is read anew when a notice has changed. */
export const OUTDATED = [listNotices, readNotice, queryNoticeList, queryNotice];
