// tesseract.js-core comes without types: what of it is used.
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  import type { CreateCore } from '@member-care/domain/receipt/recogniser.ts'

  const createCore: CreateCore
  export default createCore
}
