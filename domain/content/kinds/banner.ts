/** A banner on the members' home page. */
import { z } from 'zod'
import { linkAddressSchema, pictureAddressSchema, plainText, titleSchema } from '../content-fields.ts'

export const bannerSchema = z.object({
  kind: z.literal('banner'),
  title: titleSchema,
  text: plainText(300),
  imageUrl: pictureAddressSchema,
  /** Where its link leads; empty for none. */
  linkUrl: linkAddressSchema,
  linkText: plainText(60),
})
