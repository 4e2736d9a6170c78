/** Reads QR codes from the camera. Nothing of what it sees leaves the page. */

/** So long between two readings (STO-010). */
export const SCAN_EVERY_MS = 300

/** Why there is no picture. */
export type CameraFailure = 'refused' | 'absent' | 'broken'

export interface CameraListener {
  /** There is a picture. */
  readonly onStart: () => void
  /** The first code that is read; the camera has stopped. */
  readonly onCode: (code: string) => void
  readonly onFailure: (failure: CameraFailure) => void
}

/** Shows in `video` what the camera sees, until a code is read or the signal is given. */
export async function readCode(video: HTMLVideoElement, listener: CameraListener, signal: AbortSignal): Promise<void> {
  let stream: MediaStream | undefined
  const stop = () => {
    for (const track of stream?.getTracks() ?? []) track.stop()
    video.srcObject = null
  }
  // At once, also in the middle of a reading.
  signal.addEventListener('abort', stop)
  try {
    // Loaded with the camera, because typing the code needs none of it.
    const [{ BarcodeDetector }, opened] = await Promise.all([import('qr/decode.js'), openCamera()])
    stream = opened
    if (signal.aborted) return
    video.srcObject = opened
    await video.play()
    if (signal.aborted) return
    listener.onStart()
    const code = await firstCode(video, new BarcodeDetector({ formats: ['qr_code'] }), signal)
    if (code !== undefined) listener.onCode(code)
  } catch (error) {
    if (!signal.aborted) listener.onFailure(failureOf(error))
  } finally {
    stop()
  }
}

/** Also where the browser gives no page a camera. */
class NoCamera extends Error {}

function openCamera(): Promise<MediaStream> {
  // Not there in a page that came without encryption.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (devices === undefined) return Promise.reject(new NoCamera())
  // The one at the back, where there are two.
  return devices.getUserMedia({ audio: false, video: { facingMode: { ideal: 'environment' } } })
}

interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

/** @returns undefined once the signal is given */
export async function firstCode(
  video: HTMLVideoElement,
  detector: Detector,
  signal: AbortSignal,
): Promise<string | undefined> {
  while (!signal.aborted) {
    // Between two pictures there may be none for a moment.
    const hasPicture = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
    const [found] = hasPicture ? await detector.detect(video) : []
    if (signal.aborted) return undefined
    if (found !== undefined) return found.rawValue
    await pause(SCAN_EVERY_MS, signal)
  }
  return undefined
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

function failureOf(error: unknown): CameraFailure {
  if (error instanceof NoCamera) return 'absent'
  const { name } = error instanceof Error ? error : { name: '' }
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'absent' : 'broken'
}
