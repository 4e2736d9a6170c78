/** A merchant, who gives rewards and sells products. */
import { z } from 'zod'
import { linkAddressSchema, pictureAddressSchema, plainText, titleSchema } from '../content-fields.ts'

export const merchantSchema = z.object({
  kind: z.literal('merchant'),
  name: titleSchema,
  description: plainText(2_000),
  website: linkAddressSchema,
  imageUrl: pictureAddressSchema,
})
