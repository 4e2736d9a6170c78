/** The one shape of every error that the API answers (C55). */
import { errorTexts } from '../texts/error-texts.ts'
import { errorCodes, isErrorCode, type ErrorCode } from './error-codes.ts'

export { errorCodes, type ErrorCode } from './error-codes.ts'

export interface ErrorBody {
  readonly errorCode: string
  readonly errorMessage: string
  /** The same text under the names that older calls read. */
  readonly error: string
  readonly message: string
  /** Text per field of the request. */
  readonly errors?: Readonly<Record<string, string>> | undefined
  /** Why, where code and text are those of several cases: of a session, why it has ended. */
  readonly reason?: string | undefined
}

/** The body of an error; without a text, a general code's own. */
export function errorBody(code: ErrorCode, text?: string, errors?: Readonly<Record<string, string>>): ErrorBody
export function errorBody(code: string, text: string, errors?: Readonly<Record<string, string>>): ErrorBody
export function errorBody(
  code: string,
  text = defaultText(code),
  errors?: Readonly<Record<string, string>>,
): ErrorBody {
  return { errorCode: code, errorMessage: text, error: text, message: text, ...(errors !== undefined && { errors }) }
}

function defaultText(code: string): string {
  return isErrorCode(code) ? errorCodes[code].text() : errorTexts.somethingWentWrong
}
