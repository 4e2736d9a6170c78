/** Why an upload was not taken; the route gives it its text (1§5, 1§8). */
export type UploadRefusal =
  | 'too-large'
  | 'too-many'
  | 'wrong-type'
  | 'empty'
  /** A scanner found something in it. */
  | 'suspicious'
  /** Not a form that can be read, or one that ended early. */
  | 'malformed'

export class UploadRefused extends Error {
  override readonly name = 'UploadRefused'
  readonly refusal: UploadRefusal
  /** Which of the files it is about, counted from 0 in the order they came, when it is about one. */
  readonly fileIndex: number | undefined
  constructor(refusal: UploadRefusal, fileIndex?: number, options?: ErrorOptions) {
    super(`Upload refused: ${refusal}.`, options)
    this.refusal = refusal
    this.fileIndex = fileIndex
  }
}
