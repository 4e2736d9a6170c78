/** Errors as SCIM says them (RFC 7644 3.12). */
import SCIMMY from 'scimmy'
import { toApiError } from '../http/error-handler.ts'
import type { ApiError } from '../http/api-error.ts'
import { scimTexts } from '@member-care/domain/texts/provisioning-texts.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const SCIM_TYPE = 'application/scim+json'

type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'tooMany'
  | 'uniqueness'

export function scimError(status: number, detail: string, scimType?: ScimType): Error {
  return new SCIMMY.Types.Error(status, scimType as ScimType, detail)
}

/** For `setErrorHandler` of these routes. */
export function answerScimError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, scimType, detail, retryAfterSeconds } = describeError(error)
  if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
  if (status === 401) reply.header('WWW-Authenticate', 'Bearer realm="Member Care"')
  const retryAfter = retryAfterSeconds ?? (status === 503 ? 5 : undefined)
  if (retryAfter !== undefined) reply.header('Retry-After', retryAfter)
  return reply
    .code(status)
    .type(SCIM_TYPE)
    .send(
      JSON.stringify({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: String(status),
        ...(scimType && { scimType }),
        detail,
      }),
    )
}

function describeError(error: unknown): {
  readonly status: number
  readonly scimType?: string | undefined
  readonly detail: string
  readonly retryAfterSeconds?: number | undefined
} {
  if (error instanceof SCIMMY.Types.Error) {
    const { status, scimType, message } = error as Error & { status: number; scimType?: string }
    return { status, scimType, detail: message }
  }
  const known = toApiError(error)
  const { status, retryAfterSeconds } = known
  const detail = detailOf(known)
  // What is wrong with a value is 422 in the rest of the API.
  if (status === 422) return { status: 400, scimType: 'invalidValue', detail }
  if (known.code === 'CONFLICT') return { status: 409, detail: scimTexts.changed }
  if (status === 409) return { status, scimType: 'uniqueness', detail }
  if (known.code === 'MALFORMED_REQUEST') return { status, scimType: 'invalidSyntax', detail }
  return { status, detail, retryAfterSeconds }
}

function detailOf({ code, message, errors }: ApiError): string {
  if (code === 'EMAIL_TAKEN') return scimTexts.emailTaken
  if (code === 'NRIC_TAKEN') return scimTexts.otherParticulars
  const fields = Object.entries(errors ?? {})
  return fields.length === 0 ? message : fields.map(([field, text]) => `${field}: ${text}`).join(' ')
}
