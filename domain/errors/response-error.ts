/** How a front end reads an answer that is an error (1§8, 3§8). */
import { errorTexts } from '../texts/error-texts.ts'

export interface ResponseError {
  /** The HTTP status; 500 when no answer came. */
  readonly code: number
  readonly errorCode?: string
  readonly title?: string
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
  /** Why, where the message is that of several cases. */
  readonly reason?: string
  /** From the header `Retry-After`. */
  readonly retryAfterSeconds?: number
}

/** An answer as it came. */
export interface ErrorResponse {
  readonly status: number
  readonly messageHeader?: string | null
  readonly retryAfterHeader?: string | null
  readonly body: string
}

/**
 * Takes the status, the headers `Message` and `Retry-After`, and the body as text.
 * The message comes from the header, else from the JSON body, else it is the plain text, else the default text.
 * @returns {@link noResponse} for a page of markup: something in between has sent it, such as a proxy, and its status says nothing of the
 * session or the record. One that lets nothing so large through is right, though.
 */
export function readErrorResponse(response: ErrorResponse): ResponseError {
  if (isMarkup(response.body)) return response.status === 413 ? { code: 413, message: errorTexts.tooLarge } : noResponse
  const json = asObject(response.body)
  const errorCode = text(json?.['errorCode'])
  const errors = fieldTexts(json?.['errors'])
  const reason = text(json?.['reason'])
  const retryAfterSeconds = Number.parseInt(response.retryAfterHeader ?? '', 10)
  const about = {
    code: response.status,
    ...(errorCode !== undefined && { errorCode }),
    ...(errors !== undefined && { errors }),
    ...(reason !== undefined && { reason }),
    ...(retryAfterSeconds > 0 && { retryAfterSeconds }),
  }
  const header = text(response.messageHeader)
  if (header !== undefined) return { ...about, message: header }
  if (json === undefined) return { ...about, message: text(response.body) ?? errorTexts.network }
  const message =
    text(json['errorMessage']) ?? text(json['error']) ?? text(json['message']) ?? errorTexts.somethingWentWrong
  return { ...about, ...titled(message) }
}

/** What stands for an answer that never came. */
export const noResponse: ResponseError = {
  code: 500,
  get message() {
    return errorTexts.network
  },
}

/** These put a call off, or ask for something first. */
const undecided: readonly number[] = [401, 408, 425, 428, 429]

/**
 * Whether an answer says what becomes of a command. Any other says nothing of it, nor does no answer at all: a call before it, with the same key, may
 * have been carried out.
 */
export function isDecision({ code }: Pick<ResponseError, 'code'>): boolean {
  return code < 500 && !undecided.includes(code)
}

/** "Validation Error, field, text" is a title and a text (1§8). */
function titled(message: string): { message: string; title?: string } {
  const [title = '', _field, detail] = message.split(',').map((part) => part.trim())
  return title.startsWith('Validation Error') && detail ? { title, message: detail } : { message }
}

function asObject(body: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : undefined
  } catch {
    return undefined
  }
}

/** No route answers with one. */
function isMarkup(body: string): boolean {
  return body.trimStart().startsWith('<')
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

function fieldTexts(value: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
