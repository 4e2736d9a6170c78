/** Decoded, a picture of a few megabytes takes hundreds: in the whole process one is decoded at a time, however many are sent. */

/** Ends when the last one that was asked for ends. */
let queue: Promise<unknown> = Promise.resolve()

/** Decodes a picture when no other one is being decoded. A decoder that fails holds up nobody. */
export function inPictureTurn<Result>(decode: () => Promise<Result>): Promise<Result> {
  const result = queue.then(decode)
  queue = result.catch(() => undefined)
  return result
}
