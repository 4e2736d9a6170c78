/** Errors of the API in the form in which react-admin shows them. */
import { noResponse, type ResponseError } from '@member-care/domain/errors/response-error.ts'
import { HttpError } from 'react-admin'

/** The status of the `HttpError` for an answer that never came: nobody knows whether a command was carried out. */
export const UNANSWERED = 0

/** The body of such an `HttpError`: texts per field stand where react-admin's forms look for them. */
export interface HttpErrorBody {
  readonly errorCode?: string
  /** Of a 401: why the session has ended. */
  readonly reason?: string
  readonly message: string
  readonly errors?: Readonly<Record<string, unknown>>
}

export function toHttpError(error: ResponseError): HttpError {
  return new HttpError(error.message, error === noResponse ? UNANSWERED : error.code, toFormErrors(error))
}

/** Adds the overall message under `root.serverError`, where react-admin looks for what concerns no single field. */
function toFormErrors({ errorCode, message, errors, reason }: ResponseError): HttpErrorBody {
  return {
    message,
    ...(errorCode !== undefined && { errorCode }),
    ...(reason !== undefined && { reason }),
    ...(errors && { errors: { ...errors, root: { serverError: message } } }),
  }
}
