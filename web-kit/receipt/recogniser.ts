/** The recogniser with its program and its data for English, from our own address. Runs in the reading worker alone (S116). */
import { beginRecogniser, type Recogniser } from '@member-care/domain/receipt/recogniser.ts'
import dataAddress from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import coreAddress from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'

/** @throws Error when program or data are not to be had */
export async function loadRecogniser(): Promise<Recogniser> {
  const [program, data] = await Promise.all([bytesAt(coreAddress), unpacked(dataAddress)])
  return beginRecogniser(createCore, program, data)
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
