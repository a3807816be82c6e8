/** What files of one kind have to keep, checked by the page before they go up and by the server when they arrive. */
export interface UploadRule {
  /** without dots, in lower case; absent: any that may come in at all */
  extensions?: readonly string[];
  maxBytes: number;
  /** the most files that belong to one record */
  mostFiles: number;
}
