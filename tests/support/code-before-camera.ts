/** A QR code as a camera sees it, in a file that Chromium's made-up camera plays again and again. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encode } from 'uqr'

const WIDTH = 640
const HEIGHT = 480
/** Of one square of the code, in pixels. */
const SQUARE = 10
const QUIET = 4
const [DARK, LIGHT, WALL, GREY] = [30, 225, 140, 128]

/** The arguments with which a Chromium has a made-up camera, which somebody allows; or which they refuse. */
export const allowedCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
export const refusedCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny']

/** @returns the arguments with which that camera looks at this code */
export async function cameraBefore(code: string): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'code-before-camera-'))
  const path = join(folder, 'code.y4m')
  await writeFile(path, filmOf(code))
  return [...allowedCamera, `--use-file-for-fake-video-capture=${path}`]
}

/** YUV4MPEG2: one frame is a byte of brightness for each pixel, and colour at a quarter of that. */
function filmOf(code: string): Buffer {
  const frame = Buffer.concat([Buffer.from('FRAME\n'), brightnessOf(code), Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)])
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), frame, frame])
}

function brightnessOf(code: string): Buffer {
  const { data, size } = encode(code, { border: QUIET, ecc: 'M' })
  const pixels = Buffer.alloc(WIDTH * HEIGHT, WALL)
  const [left, top] = [(WIDTH - size * SQUARE) >> 1, (HEIGHT - size * SQUARE) >> 1]
  for (let y = 0; y < size * SQUARE; y++)
    for (let x = 0; x < size * SQUARE; x++) {
      const isDark = data[Math.floor(y / SQUARE)]?.[Math.floor(x / SQUARE)] === true
      pixels[(top + y) * WIDTH + left + x] = isDark ? DARK : LIGHT
    }
  return pixels
}
