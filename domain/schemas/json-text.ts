/** Reads JSON that may have come from anywhere. */
import type { z } from 'zod'

/** What a text says, or undefined where it is no JSON, or none of this form. */
export function parseJson<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> | undefined {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
