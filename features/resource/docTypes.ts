/** What uploaded files are, as far as the portal itself knows kinds of papers (documents 3.1). */
export const DOC_TYPE = {
  /** files sent in a conversation; `relaId` is the conversation's id once they are sent */
  chat: 'CHAT',
  /** pictures in the text of a notice; `relaId` is the notice's id once it is saved */
  notice: 'NOTICE',
  /** films in it */
  noticeFilm: 'NOTICEFILM',
  /** papers of an order; `relaId` is the order's number */
  orderPaper: 'ORDERPAPER',
  /** the platform's own blank forms, for everybody who is signed in */
  template: 'TEMPLATE',
} as const;
