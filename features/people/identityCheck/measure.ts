/** Points of a face mesh (468, MediaPipe's numbering) in pixels of the picture as the camera took it, not mirrored. */
export type Mesh = readonly (readonly (number | undefined)[])[];

export interface FaceMeasures {
  /** where the nose stands between the cheeks, −0.5 to 0.5; positive: turned to the person's own left */
  yaw: number;
  /** opening of the lids by the width of the eye, mean of both eyes */
  eyesOpen: number;
  /** opening of the lips by the height of the face */
  mouthOpen: number;
}

const NOSE = 1;
const CHEEKS = { right: 234, left: 454 };
const EYES = [
  { upper: 159, lower: 145, outer: 33, inner: 133 },
  { upper: 386, lower: 374, outer: 263, inner: 362 },
];
const LIPS = { upper: 13, lower: 14 };
const FACE = { top: 10, bottom: 152 };

/** Null where the mesh is not whole. */
export function measureFace(mesh: Mesh): FaceMeasures | null {
  const x = (point: number) => mesh[point]?.[0] ?? Number.NaN;
  const y = (point: number) => mesh[point]?.[1] ?? Number.NaN;
  const apart = (one: number, other: number) => Math.hypot(x(one) - x(other), y(one) - y(other));
  const width = x(CHEEKS.left) - x(CHEEKS.right);
  const eyes = EYES.map(({ upper, lower, outer, inner }) => apart(upper, lower) / apart(outer, inner));
  const measures = {
    yaw: (x(NOSE) - x(CHEEKS.right)) / width - 0.5,
    eyesOpen: eyes.reduce((sum, open) => sum + open, 0) / eyes.length,
    mouthOpen: apart(LIPS.upper, LIPS.lower) / apart(FACE.top, FACE.bottom),
  };
  return Object.values(measures).every(Number.isFinite) ? measures : null;
}
