import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Movement } from '../../challenge.ts';
import { FIRST_STATE, type MonitorState, nextState, type Sample, type Shot, type Step } from '../../faceMonitor.ts';
import { measureFace } from '../../measure.ts';
import { type DetectedFace, type FaceEngine, loadFaceEngine } from './faceEngine.ts';

const PICTURE = { width: 640, height: 480 };
const JPEG_QUALITY = 0.85;

export interface FaceAnswer {
  steps: readonly Step[];
  /** base64, in the order of the challenge */
  pictures: string[];
}

export type CheckFault = CameraFault | 'engine' | 'timeout' | 'lost';

interface Listeners {
  onDone: (answer: FaceAnswer) => void;
  onFault: (fault: CheckFault) => void;
}

export interface FaceCheckView {
  percent: number;
  isCameraOn: boolean;
  state: MonitorState;
}

/** Runs camera and recognition until the movements are made, once for each mounted video. */
export function useFaceCheck(
  video: RefObject<HTMLVideoElement | null>,
  movements: readonly Movement[],
  { onDone, onFault }: Listeners,
): FaceCheckView {
  const [percent, setPercent] = useState(0);
  const [isCameraOn, setCameraOn] = useState(false);
  const [state, setState] = useState<MonitorState>(FIRST_STATE);
  const done = useEffectEvent(onDone);
  const failed = useEffectEvent(onFault);
  const asked = useRef(movements);
  useEffect(() => {
    const run = new AbortController();
    void runCheck(video, asked.current, {
      signal: run.signal,
      onPercent: setPercent,
      onCamera: () => setCameraOn(true),
      onState: setState,
    }).then((outcome) => {
      if (run.signal.aborted || outcome === null) return;
      if (typeof outcome === 'string') failed(outcome);
      else done(outcome);
    });
    return () => run.abort();
  }, [video]);
  return { percent, isCameraOn, state };
}

interface Running {
  signal: AbortSignal;
  onPercent: (percent: number) => void;
  onCamera: () => void;
  onState: (state: MonitorState) => void;
}

/** null: aborted */
async function runCheck(
  video: RefObject<HTMLVideoElement | null>,
  movements: readonly Movement[],
  running: Running,
): Promise<FaceAnswer | CheckFault | null> {
  const stream = await openCamera();
  if (typeof stream === 'string') return stream;
  try {
    const element = video.current;
    if (running.signal.aborted || element === null) return null;
    element.srcObject = stream;
    await element.play();
    running.onCamera();
    const engine = await loadFaceEngine(running.onPercent);
    running.onPercent(100);
    return await watch(element, engine, movements, running);
  } catch (fault) {
    if (!running.signal.aborted) reportError(fault);
    return 'engine';
  } finally {
    closeCamera(stream);
  }
}

async function watch(
  video: HTMLVideoElement,
  engine: FaceEngine,
  movements: readonly Movement[],
  { signal, onState }: Running,
): Promise<FaceAnswer | CheckFault | null> {
  const canvas = document.createElement('canvas');
  const shots = new Map<Shot, string>();
  let state = FIRST_STATE;
  while (!signal.aborted) {
    drawCover(video, canvas);
    const faces = await engine.detect(canvas);
    state = nextState(state, sampleOf(canvas, faces, performance.now()), movements);
    onState(state);
    if (state.shot !== null) shots.set(state.shot, jpegOf(canvas));
    if (state.phase === 'broken') return state.why;
    if (state.phase === 'done') return { steps: state.steps, pictures: picturesOf(shots, movements) };
    // lets the page draw between two pictures
    await new Promise(requestAnimationFrame);
  }
  return null;
}

function picturesOf(shots: ReadonlyMap<Shot, string>, movements: readonly Movement[]): string[] {
  return (['straight', ...movements] as const).map((shot) => shots.get(shot) ?? '');
}

/** The middle of the video, in the picture's proportions whatever those of the camera. */
function drawCover(video: HTMLVideoElement, canvas: HTMLCanvasElement): void {
  const { videoWidth, videoHeight } = video;
  const isUpright = videoHeight > videoWidth;
  canvas.width = isUpright ? PICTURE.height : PICTURE.width;
  canvas.height = isUpright ? PICTURE.width : PICTURE.height;
  const scale = Math.max(canvas.width / videoWidth, canvas.height / videoHeight);
  const [width, height] = [canvas.width / scale, canvas.height / scale];
  canvas
    .getContext('2d', { willReadFrequently: true })
    ?.drawImage(
      video,
      (videoWidth - width) / 2,
      (videoHeight - height) / 2,
      width,
      height,
      0,
      0,
      canvas.width,
      canvas.height,
    );
}

const jpegOf = (canvas: HTMLCanvasElement) => canvas.toDataURL('image/jpeg', JPEG_QUALITY).replace(/^[^,]*,/, '');

/** Why there is no picture. */
type CameraFault = 'denied' | 'absent' | 'busy' | 'unsupported';

const FAULTS: Record<string, CameraFault> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const WANTED = { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } };

/** The front camera, or why it cannot be used. */
async function openCamera(): Promise<MediaStream | CameraFault> {
  // absent outside https and in some browsers of apps
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined) return 'unsupported';
  try {
    return await devices.getUserMedia({ video: WANTED, audio: false });
  } catch (fault) {
    return (fault instanceof DOMException && FAULTS[fault.name]) || 'unsupported';
  }
}

function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Pixels of a side, enough to tell light from dark. */
const LIGHT_SIDE = 12;
/** Weights of red, green and blue in brightness (Rec. 601). */
const WEIGHTS = [0.299, 0.587, 0.114];

/** What one picture tells of the largest face in it. */
function sampleOf(picture: HTMLCanvasElement, faces: readonly DetectedFace[], atMs: number): Sample {
  const largest = faces.toSorted((one, other) => other.box[3] - one.box[3])[0];
  if (largest === undefined) return { atMs, faces: 0, measures: null, size: 0, offset: 0, light: 0 };
  const [left, top, width, height] = largest.box;
  const across = (left + width / 2) / picture.width - 0.5;
  const down = (top + height / 2) / picture.height - 0.5;
  return {
    atMs,
    faces: faces.length,
    measures: measureFace(largest.mesh),
    size: height / picture.height,
    offset: Math.hypot(across, down),
    light: lightOf(picture, largest),
  };
}

const scratch = document.createElement('canvas');
scratch.width = LIGHT_SIDE;
scratch.height = LIGHT_SIDE;

function lightOf(picture: HTMLCanvasElement, { box: [left, top, width, height] }: DetectedFace): number {
  const context = scratch.getContext('2d', { willReadFrequently: true });
  if (context === null) return 0;
  context.drawImage(picture, left, top, width, height, 0, 0, LIGHT_SIDE, LIGHT_SIDE);
  const { data } = context.getImageData(0, 0, LIGHT_SIDE, LIGHT_SIDE);
  const sum = data.reduce((total, value, place) => total + value * (WEIGHTS[place % 4] ?? 0), 0);
  return sum / (LIGHT_SIDE * LIGHT_SIDE);
}
