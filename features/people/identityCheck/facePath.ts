/** Page on which the face check runs; the token follows. Its document alone may use camera and WebAssembly. */
export const FACE_CHECK_PATH = '/identityCheck';
