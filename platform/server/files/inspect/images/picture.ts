/** A picture as its file describes it; nothing is decoded. */
export interface Picture {
  width: number;
  height: number;
  /** where the picture ends; what follows is something else */
  endsAt: number;
  isAnimated?: boolean;
}
