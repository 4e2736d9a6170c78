/** The person whom a file tells about was forgotten, or a file with a key of its own was deleted: nothing more may be kept. */
export class KeyGone extends Error {
  override readonly name = 'KeyGone'
  constructor(fileId: string) {
    super(`File ${fileId} is not kept: whom it tells about was forgotten.`)
  }
}
