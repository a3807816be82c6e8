/** What reads papers: text in pictures, Cyrillic in them, documents of office programs. */
export const ENGINES = ['pictures', 'cyrillic', 'office'] as const;
export type Engine = (typeof ENGINES)[number];
