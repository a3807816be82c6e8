/** Image header data; nothing is decoded. */
export interface Picture {
  width: number;
  height: number;
  endsAt: number;
  isAnimated?: boolean;
}
