/** A merchant, who gives rewards and sells products. */
import { z } from 'zod'
import { linkAddressSchema, pictureAddressSchema, plainText, titleSchema } from '../content-fields.ts'
import { translationsOf } from '../translations.ts'

const descriptionSchema = plainText(2_000)

export const merchantSchema = z.object({
  kind: z.literal('merchant'),
  name: titleSchema,
  description: descriptionSchema,
  website: linkAddressSchema,
  imageUrl: pictureAddressSchema,
  /** Its name is that of a company, and stays what it is. */
  translations: translationsOf({ description: descriptionSchema }),
})
