/** A call of a witness at an address. */

/** @throws Error with the cause, and without the address */
export async function callWitness(address: string, options: RequestInit): Promise<Response> {
  try {
    // A redirect would lead to a place that nobody named.
    return await fetch(address, { ...options, redirect: 'error' })
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error && 'code' in error.cause
        ? String(error.cause.code)
        : 'no answer'
    throw new Error(`The witness cannot be reached (${cause}).`, { cause: error })
  }
}
