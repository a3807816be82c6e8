/** A pattern of `like` for what holds a text, in which every sign stands for itself. */
export const holding = (text: string) => `%${literally(text)}%`;

/** A text to stand in a pattern of `like` for itself, whatever signs of patterns are in it. */
export const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
