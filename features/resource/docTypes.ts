/** `docType` of uploaded files (documents 3.1). */
export const DOC_TYPE = {
  /** `relaId`: conversation id once sent */
  chat: 'CHAT',
  /** images of a notice; `relaId`: notice id once saved */
  notice: 'NOTICE',
  noticeVideo: 'NOTICEFILM',
  /** `relaId`: order number */
  orderPaper: 'ORDERPAPER',
  /** blank forms of the platform, for every signed-in user */
  template: 'TEMPLATE',
} as const;
