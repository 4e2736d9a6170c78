/** The recogniser: Tesseract as WebAssembly, with its data for English. Runs in the reading worker alone (S116). */
import type { ReceiptWord } from '@member-care/domain/receipt/receipt-word.ts'
import dataAddress from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import coreAddress from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'
import type { GreyPicture } from '@member-care/domain/receipt/picture/grey-picture.ts'

export interface Recogniser {
  /** Words with their places in pixels. @param onProgress the share that is done, 0 to 1 */
  recognise(
    picture: GreyPicture,
    page: number,
    manner: Manner,
    onProgress: (share: number) => void,
  ): readonly ReceiptWord[]
}

/** How the recogniser looks for lines: as one block of them, which is quick; or word by word wherever one stands, on paper that is not flat. */
export type Manner = 'block' | 'scattered'

const segmentation: Readonly<Record<Manner, string>> = { block: '6', scattered: '11' }

/** Its neural network alone, without the older engine. */
const NETWORK_ONLY = 1
const settings = {
  user_defined_dpi: '220',
  /** Pictures come evened already, in black on white. */
  tessedit_do_invert: '0',
}

/** Loads program and data from our own address. @throws Error when either is not to be had */
export async function loadRecogniser(): Promise<Recogniser> {
  let tellProgress: (share: number) => void = () => undefined
  const [program, data] = await Promise.all([bytesAt(coreAddress), unpacked(dataAddress)])
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

async function bytesAt(address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await answerAt(address)).arrayBuffer())
}

async function unpacked(address: string): Promise<Uint8Array> {
  const packed = (await answerAt(address)).body
  if (packed === null) throw new Error('The data of the recogniser are empty.')
  return new Uint8Array(await new Response(packed.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer())
}

async function answerAt(address: string): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer
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
