/** Copies of a file in which one byte is another, at places that follow from a seed. */

/** @returns what changes one byte of a file: the same places and values in every run, and never to what it was */
export function byteChanger(seed: number): (file: Buffer) => Buffer {
  const random = numbersFrom(seed)
  return (file) => {
    const changed = Buffer.from(file)
    const place = Math.floor(random() * file.length)
    changed.writeUInt8(file.readUInt8(place) ^ (1 + Math.floor(random() * 255)), place)
    return changed
  }
}

/** From 0 to below 1 (a linear congruential generator). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32
}
