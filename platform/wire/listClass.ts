/** Colours of a dictionary entry's tag, by the names of this dialect; `default` is plain text. */
export const LIST_CLASSES = ['default', 'primary', 'success', 'info', 'warning', 'danger'] as const;
export type ListClass = (typeof LIST_CLASSES)[number];
