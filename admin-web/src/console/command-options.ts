/** What makes a command safe to repeat: the same key has one result, however often it is sent. */
export interface CommandOptions {
  readonly idempotencyKey: string
}

/** The path and the headers of a command about the record with this id. */
export function about(id: string, options: CommandOptions) {
  return { params: { path: { id } }, headers: keyHeader(options) }
}

/** The header that carries the key. */
export function keyHeader({ idempotencyKey }: CommandOptions) {
  return { 'Idempotency-Key': idempotencyKey }
}
