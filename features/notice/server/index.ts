export { PublishedNotices } from './published.ts';
