/** `like` pattern for texts that contain `text` literally. */
export const likeContains = (text: string) => `%${escapeLike(text)}%`;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
