import { MEGABYTE, type UploadRule } from './uploadRule.ts';

/** Default types; `doc` includes docx. */
const GENERAL = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'pdf', 'png', 'jpg', 'jpeg'];
const PICTURES = ['png', 'jpg', 'jpeg'];
/** Types of the image-only uploader (documents 5.1). */
const ALL_PICTURES = [...PICTURES, 'bmp', 'webp', 'apng'];

/** Documents 9, Upload defaults: 5 files of 5 MB. */
export const GENERAL_RULE: UploadRule = { extensions: GENERAL, maxBytes: 5 * MEGABYTE, maxFiles: 5 };

/** Documents 9: the drag area takes one file. */
export const DRAG_RULE: UploadRule = { ...GENERAL_RULE, maxFiles: 1 };

/** Documents 5.1 and 9: the grid of pictures, 10 MB each. */
export const GRID_RULE: UploadRule = {
  extensions: PICTURES,
  maxBytes: 10 * MEGABYTE,
  maxFiles: 5,
  isImage: true,
};

/** Documents 5.1: the uploader for pictures alone. */
export const IMAGE_RULE: UploadRule = { ...GRID_RULE, extensions: ALL_PICTURES };

/** Documents 9: pictures of licences and identity cards, 5 MB, one of each. */
export const LICENCE_IMAGE_RULE: UploadRule = {
  extensions: ['jpg', 'jpeg', 'png', 'gif'],
  maxBytes: 5 * MEGABYTE,
  maxFiles: 1,
  isImage: true,
};

/** Documents 5.2 and 9: the papers of an order, 50 MB, at most 9. */
export const PAPER_RULE: UploadRule = {
  extensions: [...ALL_PICTURES, 'pdf', 'word', 'xlsx', 'xls', 'docx', 'doc', 'zip'],
  maxBytes: 50 * MEGABYTE,
  maxFiles: 9,
};

/** Portal 5 and 9: files sent in a chat, 30 MB. */
export const CHAT_FILE_RULE: UploadRule = {
  extensions: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'rar', 'zip'],
  maxBytes: 30 * MEGABYTE,
  maxFiles: 1,
};

/** Portal 5 and 9: pictures sent in a chat, 30 MB. */
export const CHAT_IMAGE_RULE: UploadRule = {
  extensions: ALL_PICTURES,
  maxBytes: 30 * MEGABYTE,
  maxFiles: 1,
  isImage: true,
};

/** Documents 5.1: pictures in a rich text, 5 MB. */
export const RICH_TEXT_IMAGE_RULE: UploadRule = { ...IMAGE_RULE, maxBytes: 5 * MEGABYTE, maxFiles: 1 };

/** The two video formats that every browser plays. */
export const RICH_TEXT_VIDEO_RULE: UploadRule = {
  extensions: ['mp4', 'webm'],
  maxBytes: 50 * MEGABYTE,
  maxFiles: 1,
};

/** Documents 4.3: a zip whose folders are named by container number, one. */
export const CONTAINER_ZIP_RULE: UploadRule = {
  extensions: ['zip'],
  maxBytes: 50 * MEGABYTE,
  maxFiles: 1,
};

/** Documents 9: proof of an additional fee, 10 files of 50 MB. */
export const FEE_PROOF_RULE: UploadRule = {
  extensions: [...ALL_PICTURES, 'pdf', 'doc', 'docx', 'xlsx', 'xls', 'zip', 'rar'],
  maxBytes: 50 * MEGABYTE,
  maxFiles: 10,
};

/** Portal 5: the power of attorney of a trustee, one file of 30 MB. */
export const AUTHORIZATION_RULE: UploadRule = {
  extensions: ['pdf', 'doc', 'docx', ...PICTURES],
  maxBytes: 30 * MEGABYTE,
  maxFiles: 1,
};

/** Proof of a bank payment, one file. */
export const PAYMENT_PROOF_RULE: UploadRule = {
  extensions: ['pdf', ...PICTURES],
  maxBytes: 10 * MEGABYTE,
  maxFiles: 1,
};

/** Blank forms of the platform. */
export const TEMPLATE_RULE: UploadRule = {
  extensions: GENERAL,
  maxBytes: 50 * MEGABYTE,
  maxFiles: 50,
};
