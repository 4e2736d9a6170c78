/** The recogniser with its program and its data for English, from the packages that are installed. */
import { beginRecogniser, type Recogniser } from '@member-care/domain/receipt/recogniser.ts'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'

/** @throws Error when program or data are not there */
export async function loadRecogniser(): Promise<Recogniser> {
  const [program, packed] = await Promise.all([
    readFile(fileURLToPath(import.meta.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'))),
    readFile(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'))),
  ])
  return beginRecogniser(createCore, program, gunzipSync(packed))
}
