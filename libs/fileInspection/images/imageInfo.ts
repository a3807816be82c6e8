/** Image header data; nothing is decoded. */
export interface ImageInfo {
  width: number;
  height: number;
  endsAt: number;
  isAnimated?: boolean;
}
