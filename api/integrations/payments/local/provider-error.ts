/** An error of the local card provider, as the provider's interface says it: `{ error: { type, code, message } }`. */
export class ProviderError extends Error {
  readonly status: number
  readonly body: { readonly error: Readonly<Record<string, unknown>> }

  constructor(
    status: number,
    error: { readonly type: string; readonly message: string; readonly code?: string } & Readonly<
      Record<string, unknown>
    >,
  ) {
    super(error.message)
    this.status = status
    this.body = { error }
  }
}

export function missing(id: string, what: string): ProviderError {
  return new ProviderError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  })
}

export function invalidRequest(message: string, param?: string): ProviderError {
  return new ProviderError(400, { type: 'invalid_request_error', message, ...(param !== undefined && { param }) })
}

export function cardError(code: string, message: string, more: Readonly<Record<string, unknown>> = {}): ProviderError {
  return new ProviderError(402, { type: 'card_error', code, message, ...more })
}
