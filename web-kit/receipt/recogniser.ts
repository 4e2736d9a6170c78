/** The recogniser with its program and its data for English, from our own address. Runs in the reading worker alone (S116). */
import { beginRecogniser, type Recogniser } from '@member-care/domain/receipt/recogniser.ts'
import dataAddress from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import coreAddress from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'

/**
 * @param onBytes called as bytes of it arrive; while the line stalls, it is not
 * @throws Error when program or data are not to be had
 */
export async function loadRecogniser(onBytes: () => void): Promise<Recogniser> {
  const [program, data] = await Promise.all([bytesAt(coreAddress, onBytes), unpacked(dataAddress, onBytes)])
  return beginRecogniser(createCore, program, data)
}

async function bytesAt(address: string, onBytes: () => void): Promise<Uint8Array> {
  return wholeOf(await arriving(address, onBytes))
}

async function unpacked(address: string, onBytes: () => void): Promise<Uint8Array> {
  return wholeOf((await arriving(address, onBytes)).pipeThrough(new DecompressionStream('gzip')))
}

async function wholeOf(bytes: ReadableStream<BufferSource>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(bytes).arrayBuffer())
}

async function arriving(address: string, onBytes: () => void): Promise<ReadableStream<BufferSource>> {
  const answer = await fetch(address)
  if (!answer.ok || answer.body === null) throw new Error(`${address}: ${answer.status}`)
  const counted = new TransformStream<BufferSource, BufferSource>({
    transform(bytes, passedOn) {
      onBytes()
      passedOn.enqueue(bytes)
    },
  })
  return answer.body.pipeThrough(counted)
}
