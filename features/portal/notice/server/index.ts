export { type PublishedNoticesCache, publishedNoticesCache } from './publishedNoticesCache.ts';
