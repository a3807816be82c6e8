export { type PublishedNotices, publishedNotices } from './published.ts';
