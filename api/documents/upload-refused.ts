/** Why an upload was not taken; the route gives it its text (1§5, 1§8). */
export type UploadRefusal =
  | 'too-large'
  | 'too-many'
  | 'empty'
  /** A scanner found something in it. */
  | 'suspicious'
  /** Not a form that can be read, or one that ended early. */
  | 'malformed'

/** A form with files is not taken, and why. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused'
  readonly refusal: UploadRefusal
  /** Which of the files it is about, counted from 0 in the order they came, when it is about one. */
  readonly fileIndex: number | undefined
  /** The text fields of the form, as far as they were read. */
  readonly fields: Readonly<Record<string, string>>
  constructor(
    refusal: UploadRefusal,
    about: { fileIndex?: number | undefined; fields?: Readonly<Record<string, string>>; cause?: unknown } = {},
  ) {
    super(`Upload refused: ${refusal}.`, { cause: about.cause })
    this.refusal = refusal
    this.fileIndex = about.fileIndex
    this.fields = about.fields ?? {}
  }
}
