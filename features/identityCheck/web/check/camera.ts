/** Why there is no picture. */
export type CameraFault = 'denied' | 'absent' | 'busy' | 'unsupported';

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
export async function openCamera(): Promise<MediaStream | CameraFault> {
  // absent outside https and in some browsers of apps
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined) return 'unsupported';
  try {
    return await devices.getUserMedia({ video: WANTED, audio: false });
  } catch (fault) {
    return (fault instanceof DOMException && FAULTS[fault.name]) || 'unsupported';
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
