import { listNotices, queryNotice, queryNoticeList, readNotice } from '../wire.ts';

/** Reads invalidated by a change of a notice. */
export const INVALIDATES = [listNotices, readNotice, queryNoticeList, queryNotice];
