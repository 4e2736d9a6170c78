/**
 * No text of a call is endless: one whose field states no limit has at most {@link MOST_CHARACTERS}. What is longer is refused at its field
 * in the reader's language, beside whatever else is wrong.
 */
import { validationTexts } from '@member-care/domain/texts/validation-texts.ts'
import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { validationError } from './error-handler.ts'

/** Far more than anybody writes into a field. */
const MOST_CHARACTERS = 10_000

/** For `setValidatorCompiler`: validates by the route's schema, and limits texts. */
export const limitingValidator: FastifySchemaCompiler<z.ZodType> = (route) => {
  const validate = validatorCompiler(route)
  if (route.httpPart !== 'body' && route.httpPart !== 'querystring') return validate
  return (data: unknown) => {
    const result = validate(data)
    const most = longestText(data) > MOST_CHARACTERS ? Math.max(MOST_CHARACTERS, statedMost(route.schema)) : Infinity
    const tooLong = longerTexts(data, most)
    if (tooLong.length === 0) return result
    const issues = tooLong.map((path) => ({
      instancePath: `/${path}`,
      message: validationTexts.tooLong(MOST_CHARACTERS),
    }))
    const stated = typeof result === 'object' && 'error' in result && Array.isArray(result.error) ? result.error : []
    // What a field says itself comes first.
    return { error: validationError([...stated, ...issues]) }
  }
}

function longestText(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((longest, part) => Math.max(longest, longestText(part)), 0)
}

/** The paths, with slashes, of texts that are longer. */
function longerTexts(value: unknown, most: number): readonly string[] {
  if (most === Infinity) return []
  if (typeof value === 'string') return value.length > most ? [''] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    longerTexts(part, most).map((path) => (path === '' ? key : `${key}/${path}`)),
  )
}

/** The highest limit that a schema states for a text of its own. Asked only where a text is very long. */
function statedMost(schema: z.ZodType): number {
  let most = 0
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => void (most = Math.max(most, jsonSchema.maxLength ?? 0)),
  })
  return most
}
