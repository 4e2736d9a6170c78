/** The recogniser: Tesseract as WebAssembly. Browser and server bring its program and its data for English, each from where it has them (S116, S124). */
import type { GreyPicture } from './picture/grey-picture.ts'
import type { ReceiptWord } from './receipt-word.ts'

export interface Recogniser {
  /** Words with their places in pixels. @param onProgress the share that is done, 0 to 1 */
  recognise(
    picture: GreyPicture,
    page: number,
    manner: Manner,
    onProgress: (share: number) => void,
  ): readonly ReceiptWord[]
}

/**
 * How the recogniser looks for lines: as one block of them, which is quick; word by word wherever one stands, on paper that is not flat; or the picture is
 * a single line.
 */
export type Manner = 'block' | 'scattered' | 'line'

/** What is used of tesseract.js-core. */
export type CreateCore = (options: {
  readonly wasmBinary: Uint8Array
  readonly TesseractProgress: (percent: number) => void
}) => Promise<Core>

interface Core {
  readonly FS: { writeFile(path: string, content: Uint8Array): void; unlink(path: string): void }
  readonly TessBaseAPI: new () => Engine
}

interface Engine {
  /** @returns 0 when it is ready */
  Init(path: null, language: string, engine: number): number
  SetVariable(name: string, value: string): boolean
  /** Takes the file `/input`. @returns 1 when it is no picture */
  SetImageFile(orientation: number, angle: number): number
  Recognize(monitor: null): number
  GetTSVText(): string
  Clear(): void
}

const segmentation: Readonly<Record<Manner, string>> = { block: '6', scattered: '11', line: '7' }

/** Its neural network alone, without the older engine. */
const NETWORK_ONLY = 1
const settings = {
  user_defined_dpi: '220',
  /** Pictures come evened already, in black on white. */
  tessedit_do_invert: '0',
}

/**
 * @param createCore the default export of tesseract.js-core
 * @param program its WebAssembly
 * @param data what it knows of English, unpacked
 * @throws Error when it does not take its data
 */
export async function beginRecogniser(
  createCore: CreateCore,
  program: Uint8Array,
  data: Uint8Array,
): Promise<Recogniser> {
  let tellProgress: (share: number) => void = () => undefined
  const core = await createCore({
    wasmBinary: program,
    TesseractProgress: (percent: number) => tellProgress(percent / 100),
  })
  core.FS.writeFile('eng.traineddata', data)
  const engine = new core.TessBaseAPI()
  if (engine.Init(null, 'eng', NETWORK_ONLY) !== 0) throw new Error('The recogniser did not take its data.')
  core.FS.unlink('eng.traineddata')
  for (const [name, value] of Object.entries(settings)) engine.SetVariable(name, value)
  return {
    recognise(picture, page, manner, onProgress) {
      tellProgress = onProgress
      engine.SetVariable('tessedit_pageseg_mode', segmentation[manner])
      core.FS.writeFile('/input', asFile(picture))
      if (engine.SetImageFile(1, 0) === 1) throw new Error('The recogniser did not take the picture.')
      engine.Recognize(null)
      const words = wordsOfTable(engine.GetTSVText(), page)
      engine.Clear()
      core.FS.unlink('/input')
      return words
    },
  }
}

/** Portable grey map: a heading and the shades as they are. */
function asFile({ width, height, shades }: GreyPicture): Uint8Array {
  const heading = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(heading.length + shades.length)
  file.set(heading)
  file.set(shades, heading.length)
  return file
}

/** The level of a word in the recogniser's table; columns: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
const WORD = '5'

function wordsOfTable(table: string, page: number): readonly ReceiptWord[] {
  return table.split('\n').flatMap((row) => {
    const [level, , , , , , left, top, width, height, confidence, text = ''] = row.split('\t')
    if (level !== WORD || text.trim() === '') return []
    return [
      {
        text: text.trim(),
        confidence: Number(confidence) / 100,
        page,
        box: { left: Number(left), top: Number(top), width: Number(width), height: Number(height) },
      },
    ]
  })
}
