/** A job reads what a read model does not show yet, or has stopped before. It is tried again: what it does once is not done by what is missing. */
export class ReadModelsBehind extends Error {
  override readonly name = 'ReadModelsBehind'
  constructor(names: readonly string[]) {
    super(`These read models are behind, or one of them has stopped: ${names.join(', ')}.`)
  }
}
