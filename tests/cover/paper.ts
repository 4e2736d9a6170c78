/** Reads plain JSON by the names of its fields: the second reckoning shares no type with the first one. */
export class Paper {
  readonly #fields: Readonly<Record<string, unknown>>

  constructor(fields: unknown) {
    if (typeof fields !== 'object' || fields === null) throw new Error(`No fields: ${JSON.stringify(fields)}`)
    this.#fields = fields as Readonly<Record<string, unknown>>
  }

  has(name: string): boolean {
    return this.#fields[name] !== undefined
  }

  text(name: string): string {
    const value = this.#fields[name]
    if (typeof value !== 'string') throw new Error(`${name} is no text in ${JSON.stringify(this.#fields)}`)
    return value
  }

  optionalText(name: string): string | undefined {
    return this.has(name) ? this.text(name) : undefined
  }

  flag(name: string): boolean {
    return this.#fields[name] === true
  }

  count(name: string): number {
    const value = this.#fields[name]
    if (typeof value !== 'number' || !Number.isSafeInteger(value))
      throw new Error(`${name} is no whole number in ${JSON.stringify(this.#fields)}`)
    return value
  }

  /** Cents, millionths: exact at any size. */
  whole(name: string): bigint {
    return BigInt(this.count(name))
  }

  part(name: string): Paper | undefined {
    return this.has(name) ? new Paper(this.#fields[name]) : undefined
  }

  list(name: string): readonly Paper[] {
    return this.#array(name).map((one) => new Paper(one))
  }

  texts(name: string): readonly string[] {
    return this.#array(name).map(String)
  }

  #array(name: string): readonly unknown[] {
    const value = this.#fields[name] ?? []
    if (!Array.isArray(value)) throw new Error(`${name} is no list in ${JSON.stringify(this.#fields)}`)
    return value
  }
}
