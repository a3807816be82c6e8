/** When a train was to leave and is to leave now, and its document cut-off; wire times. */
export interface NewDeparture {
  before: string;
  departTime: string;
  cutoffTime: string;
}
