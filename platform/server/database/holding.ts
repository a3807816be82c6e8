/** `like` pattern for texts that contain `text` literally. */
export const holding = (text: string) => `%${literally(text)}%`;

export const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
